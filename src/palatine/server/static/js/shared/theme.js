// Runs before the first paint: the chosen theme, if one was chosen (the rest is settings.js), and that there are scripts.
(() => {
  document.documentElement.classList.add('scripted') // pages that are read without scripts leave out what needs them
  try {
    const theme = JSON.parse(localStorage.getItem('palatine') || '{}').theme
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  } catch { /* storage may be forbidden: then the system's theme it is */ }
})()

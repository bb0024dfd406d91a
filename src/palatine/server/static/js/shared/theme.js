// Runs before the first paint: the chosen theme, if one was chosen. The rest is settings.js.
(() => {
  try {
    const theme = JSON.parse(localStorage.getItem('palatine') || '{}').theme
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  } catch { /* storage may be forbidden: then the system's theme it is */ }
})()

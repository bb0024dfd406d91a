# The coach, the pages that explain, and the puzzles: what they say of every game alike.

learn-error-lesson = This lesson cannot be used: { $where }: { $problem }

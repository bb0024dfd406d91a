# Przewodnik, strony objaśniające i zadania: co mówią jednakowo o każdej grze.

learn-error-lesson = Tej lekcji nie można użyć: { $where }: { $problem }

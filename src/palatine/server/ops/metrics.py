"""Metrics for Prometheus: counters, gauges, and histograms of times."""

import threading
from bisect import bisect_left
from collections.abc import Callable

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 100.0)

ABOUT = {
    "palatine_moves_total": "Moves accepted.",
    "palatine_refused_total": "Moves and wishes refused, by reason.",
    "palatine_updates_total": "Views sent.",
    "palatine_update_bytes_total": "Bytes of views sent, before deflate.",
    "palatine_move_seconds": "From a move's arrival to its being stored.",
    "palatine_draw_seconds": "Making one view.",
    "palatine_commit_jobs": "Jobs in one commit.",
    "palatine_bot_seconds": "A bot's thinking.",
    "palatine_hints_total": "Hints looked for.",
    "palatine_reviews_total": "Reviews of finished games begun.",
    "palatine_bot_replaced_total": "Bots that failed or overran and were replaced.",
    "palatine_bot_renewed_total": "Processes of bots that had grown and were replaced.",
    "palatine_bot_queue": "Questions to bots that wait for a process.",
    "palatine_failed_writes_total": "Writes that the store did not take.",
    "palatine_failed_reads_total": "Reads that the store did not answer.",
    "palatine_loop_lag_seconds": "How late the event loop is.",
    "palatine_notices_lost": "Notices to other processes that could not be sent.",
    "palatine_errors_total": "Errors that nobody expected.",
    "palatine_http_total": "Requests, by status.",
    "palatine_sockets": "Sockets that are open.",
    "palatine_tables": "Tables in memory.",
}


class Metrics:
    """All metrics of this process."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self.counters: dict[tuple[str, str], float] = {}
        self.times: dict[str, list[int]] = {}
        self.sums: dict[str, float] = {}
        self.gauges: dict[str, Callable[[], float]] = {}

    def count(self, name: str, label: str = "", by: float = 1) -> None:
        """Increase a counter; `label` is `key="value"` or ''."""
        with self._lock:
            self.counters[name, label] = self.counters.get((name, label), 0) + by

    def observe(self, name: str, value: float) -> None:
        """Add a value to a histogram: a time in seconds, or a size."""
        with self._lock:
            counts = self.times.setdefault(name, [0] * (len(BUCKETS) + 1))
            counts[bisect_left(BUCKETS, value)] += 1
            self.sums[name] = self.sums.get(name, 0.0) + value

    def text(self) -> str:
        """All metrics in the text format of Prometheus."""
        lines: list[str] = []
        with self._lock:
            seen: set[str] = set()
            for (name, label), value in sorted(self.counters.items()):
                if name not in seen:
                    lines += [f"# HELP {name} {ABOUT.get(name, name)}", f"# TYPE {name} counter"]
                    seen.add(name)
                lines.append(f"{name}{{{label}}} {value:g}" if label else f"{name} {value:g}")
            for name, counts in sorted(self.times.items()):
                lines += self._histogram(name, counts)
            for name, gauge in sorted(self.gauges.items()):
                lines += [f"# HELP {name} {ABOUT.get(name, name)}", f"# TYPE {name} gauge"]
                lines.append(f"{name} {gauge():g}")
        return "\n".join(lines) + "\n"

    def _histogram(self, name: str, counts: list[int]) -> list[str]:
        lines = [f"# HELP {name} {ABOUT.get(name, name)}", f"# TYPE {name} histogram"]
        total = 0
        for edge, n in zip((*BUCKETS, float("inf")), counts):
            total += n
            shown = "+Inf" if edge == float("inf") else f"{edge:g}"
            lines.append(f'{name}_bucket{{le="{shown}"}} {total}')
        return lines + [f"{name}_sum {self.sums[name]:g}", f"{name}_count {total}"]


METRICS = Metrics()

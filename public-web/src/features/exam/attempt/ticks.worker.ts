const TICK_MS = 250;

// A hidden page's own timers may come once a minute, a worker's don't.
setInterval(() => postMessage(null), TICK_MS);

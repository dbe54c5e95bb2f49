/**
 * Timeout for a cached page to follow its data. On an idle machine it takes less than 5 s; here two
 * cores are shared with browsers and parallel tests.
 */
export const withinSeconds = { timeout: 20_000, intervals: [250] };

/** Timeout for changes made in one tab to appear in another: 500 ms on an idle machine. */
export const soon = { timeout: 5_000 };

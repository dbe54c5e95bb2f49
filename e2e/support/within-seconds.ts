/**
 * How long a page that is kept may take to follow its data. A store that has the machine to itself needs
 * less than 5 s; here it shares two cores with browsers and with other journeys.
 */
export const withinSeconds = { timeout: 20_000, intervals: [250] };

/** The same for what is done in one tab and seen in another: 500 ms where nothing else is going on. */
export const soon = { timeout: 5_000 };

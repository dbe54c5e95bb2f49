/** Date of the demo data in tests: Wednesday noon in Kolkata. */
export const testNow = new Date('2026-11-18T12:00:00+05:30');

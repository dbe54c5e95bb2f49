/** The moment at which the demo data of the tests is dated: a Wednesday noon in Kolkata. */
export const testNow = new Date('2026-11-18T12:00:00+05:30');

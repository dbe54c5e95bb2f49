/** Whole paise of an amount in rupees, as the demo data have it. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

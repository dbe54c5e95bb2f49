/** Converts whole paise to rupees. */
export const toRupees = (paise: number): number => paise / 100;

/** Converts rupees with at most two decimals to whole paise. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

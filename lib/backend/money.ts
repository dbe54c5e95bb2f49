/** Rupees of the contract, from whole paise. */
export const toRupees = (paise: number): number => paise / 100;

/** Whole paise, from rupees with at most two decimals. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

const plain = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** `1,299.00`, in a column that is all rupees. Takes paise. */
export const figure = (paise: number): string => plain.format(paise / 100);

/** Paise as `₹1,250.00`. */
export const rupees = (paise: number): string => `₹${figure(paise)}`;

/** `5%`, `12.5%`. Takes hundredths of a percent. */
export const percent = (rate: number): string => `${rate / 100}%`;

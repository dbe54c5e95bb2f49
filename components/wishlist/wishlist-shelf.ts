/** The whole width of the page: more columns than beside filters. */
export const wishlistShelf = 'shelf lg:[--columns:4] xl:[--columns:5] 2xl:[--columns:6]';

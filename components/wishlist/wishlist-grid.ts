/** The whole width of the page: more columns than beside filters. */
export const wishlistGrid = 'product-grid lg:[--columns:4] xl:[--columns:5] 2xl:[--columns:6]';

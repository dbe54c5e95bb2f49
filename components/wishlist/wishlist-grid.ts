export const wishlistGrid = 'product-grid lg:[--columns:4] xl:[--columns:5] 2xl:[--columns:6]';

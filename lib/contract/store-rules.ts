/** Numbers of spec section 9 that both sides need. Money in rupees, as everywhere in the contract. */
export const storeRules = {
  minimumOrder: 250,
  shippingFee: 100,
  freeShippingCity: 'Ahmedabad',
  /** Within how many working days an order arrives: the fewest and the most. */
  deliveryDays: { nearby: [2, 2], elsewhere: [5, 6] },
  productsPerPage: 20,
  /** The most of one product in a cart where its stock is unknown. */
  quantityWhereStockUnknown: 20,
  searchHits: 4,
  blogsOnHome: 8,
  rowsPerTable: 50,
  otpLifeSeconds: 300,
  otpResendSeconds: 30,
  packingCategoryId: 490,
} as const;

export const minimumOrderMessage = 'Minimum order value should be ₹250';

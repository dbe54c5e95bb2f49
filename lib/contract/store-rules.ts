/** Numbers that both sides need; what an owner may change is in the shop's profile. Money in rupees, as everywhere in the contract. */
export const storeRules = {
  /** Within how many working days an order arrives: the fewest and the most. */
  deliveryDays: { nearby: [2, 2], elsewhere: [5, 6] },
  /** Where a member's parcel comes the same day, or, ordered at this hour or later, the next. */
  rapidCities: ['Ahmedabad', 'Mumbai', 'Bangalore', 'Kolkata', 'Gandhinagar', 'Bhavnagar'],
  rapidUntilHour: 11,
  /** After a month of Elite was paid for, it can be given back so long, unless it was used. */
  membershipCancelDays: 21,
  /** Damaged, wrong or expired goods are replaced within the first, others returned within the second. */
  replacementDays: 5,
  returnDays: 15,
  productsPerPage: 20,
  /** The steps in which lists count prices; both ends belong to a band, null is without end. */
  priceBands: [
    { min: 0, max: 100 },
    { min: 100, max: 250 },
    { min: 250, max: 500 },
    { min: 500, max: 1_000 },
    { min: 1_000, max: null },
  ],
  /** The most of one product in a cart where its stock is unknown. */
  quantityWhereStockUnknown: 20,
  searchHits: 4,
  blogsOnHome: 8,
  blogsPerPage: 9,
  /** From so many reviews on a product's reviews have a page of their own. */
  reviewsForOwnPage: 4,
  rowsPerTable: 50,
  /** The sizes that a page of a table may have. */
  rowChoices: [10, 25, 50, 75, 100],
  /** Pictures that may come with a request to return goods. */
  picturesPerReturn: 4,
  otpLifeSeconds: 300,
  otpResendSeconds: 30,
  packingCategoryId: 490,
  /** A talk lasts so long; it can be cancelled or moved until so long before; so many lie ahead at most. */
  appointment: { minutes: 20, changeHours: 12, mostAhead: 10 },
  /** Whole rupees. */
  giftVoucher: { least: 100, most: 10_000, presets: [100, 500, 1_000, 2_000], messageLength: 300 },
} as const;

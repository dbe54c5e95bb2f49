/**
 * Constants for backend and storefront; values that an owner can change are in the shop profile.
 * Money in rupees.
 */
export const storeRules = {
  /** Delivery time in working days: minimum and maximum. */
  deliveryDays: { nearby: [2, 2], elsewhere: [5, 6] },
  /** Hour in India until which express orders of zero working days arrive on the same day. */
  rapidUntilHour: 11,
  /** Weeks after payment in which an unused month of Elite can be refunded. */
  membershipCancelWeeks: 3,
  /** Days for replacement of damaged, wrong or expired goods, and for other returns, until set. */
  replacementDays: 5,
  returnDays: 15,
  productsPerPage: 20,
  /** Price bands of lists; both limits are inclusive, null: no upper limit. */
  priceBands: [
    { min: 0, max: 100 },
    { min: 100, max: 250 },
    { min: 250, max: 500 },
    { min: 500, max: 1_000 },
    { min: 1_000, max: null },
  ],
  /** Maximum quantity per product in a cart if the stock is unknown. */
  quantityWhereStockUnknown: 20,
  /** Maximum number of different products in a cart, and on a wishlist. */
  maxCartLines: 100,
  maxWishlistItems: 300,
  searchHits: 4,
  blogsOnHome: 8,
  blogsPerPage: 9,
  /** Minimum number of reviews for a separate review page of the product. */
  reviewsForOwnPage: 4,
  /** Answered questions that a product page shows at first. */
  questionsOnProduct: 3,
  rowsPerTable: 50,
  /** Allowed page sizes of tables. */
  rowChoices: [10, 25, 50, 75, 100],
  /** Maximum number of pictures of a return request, and of a review. */
  picturesPerReturn: 4,
  picturesPerReview: 3,
  otpLifeSeconds: 300,
  otpResendSeconds: 30,
  packingCategoryId: 490,
  /**
   * Duration in minutes; latest change or cancellation in hours before the start; maximum number of
   * future appointments.
   */
  appointment: { minutes: 20, changeHours: 12, mostAhead: 10 },
  /** Whole rupees. */
  giftVoucher: { least: 100, most: 10_000, presets: [100, 500, 1_000, 2_000], messageLength: 300 },
} as const;

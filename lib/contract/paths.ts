/*
 * Paths in a separate file, because scripts of every page need them before the rest of lib/contract
 * is loaded.
 */

export const cartPath = '/cart/';
export const cartCouponsPath = '/cart/coupons/';
export const wishlistPath = '/listwish/';
export const voucherPath = '/validate-voucher-code/';
export const addressesPath = '/user/address/';
export const profilePath = '/user/profile/';
export const membershipCheckPath = '/user/elite_check/';
export const subscriptionsPath = '/user/profile_elite_users/';
export const ordersPath = '/web/orders/list/';
export const productListPath = '/web/products/list/';
export const relatedProductsPath = '/api/related-other-products/';
export const productPath = '/web/single/product/{id}/';
export const pageVitalsPath = '/page-vitals/';
export const packingMaterialsPath = '/products';
/** Polled while a payment is pending. */
export const paymentPath = '/payments/{txnId}/';
export const appointmentsPath = '/user/appointments/';
export const eventBookingsPath = '/user/event-bookings/';
export const appointmentSlotsPath = '/online_appointment_slots/';
export const freeSlotsPath = '/online_appointment_slots/free/';
export const suggestionsPath = '/web/search/suggestions/';
export const searchHitPath = '/web/search/opened/';

/** Orders that a store API may lack: it names those that it has in its product list (`sorts`). */
export const extraSorts = ['popularity', 'newest', 'rating'] as const;
/** By displayed price: low to high, high to low; then the extensions. */
export const sortOptions = ['base_price', '-base_price', ...extraSorts] as const;
export type SortOption = (typeof sortOptions)[number];

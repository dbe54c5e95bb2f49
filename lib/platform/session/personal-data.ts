import { deleteCachedCart } from '../../api/delete-cached-cart';
import { deviceStore, tabStore } from './safe-storage';

/**
 * Keys of personal data in the browser's storage. They are deleted when the session ends, because
 * another person may use the browser next. Everything else belongs to the device.
 */
export const personalKeys = {
  addressChoice: 'checkout-address',
  checkoutState: 'order-draft:checkout',
  gift: 'gift',
  giftVoucherDraft: 'gift-voucher-draft',
  membershipPayment: 'elite-payment',
  orderAttempt: 'order-attempt',
  placedOrder: 'placed-order',
  provedNumber: 'proved-number',
  recentSearches: 'recent-searches',
  searchHit: 'search-hit',
  seenPrices: 'seen-prices',
  stockCount: 'stock-count',
  typedNumber: 'typed-number',
} as const;

const groups = [
  'address-draft',
  'appointment-draft',
  'enquiry-attempt',
  'enquiry-draft',
  'mobile-to-verify',
  'profile-draft',
] as const;

/** Key of one of several, such as the draft of one form: `address-draft:12:new`. */
export const personalKey = (
  group: (typeof groups)[number],
  ...parts: (string | number)[]
): string => [group, ...parts].join(':');

export function forgetPersonalData(): void {
  const keys: readonly string[] = Object.values(personalKeys);
  const isPersonal = (key: string) =>
    keys.includes(key) || groups.some((group) => key.startsWith(`${group}:`));
  for (const store of [deviceStore(), tabStore()]) {
    for (const key of store.keys().filter(isPersonal)) store.removeItem(key);
  }
  deleteCachedCart();
}

import type { Cart } from '../../contract/cart';
import { formatRupees } from '../../format/money';
import type { Gift } from '../cart/gift';
import { personalKeys } from '../../platform/session/personal-data';
import type { Store } from '../../platform/session/safe-storage';

/**
 * State passed from the cart to the checkout; in sessionStorage, so that it survives a reload.
 * Rupees.
 */
export interface CheckoutState {
  /** Customer whose cart it was; null for a guest, who logs in on the way. */
  customerId: number | null;
  total: number;
  discount: number;
  taxes: number;
  grandTotal: number;
  isAGift: boolean;
  giftMessage: string;
  voucherCode: string | null;
}

export const checkoutStateKey = personalKeys.checkoutState;

export function checkoutStateOf(
  { cart_totals, voucher_code }: Cart,
  { isGift, message }: Gift,
  grandTotal: number,
  customerId: number | null,
): CheckoutState {
  return {
    customerId,
    total: cart_totals.total,
    discount: cart_totals.discount_amt,
    taxes: cart_totals.gst_amt,
    grandTotal,
    isAGift: isGift,
    giftMessage: message,
    voucherCode: voucher_code ?? null,
  };
}

export function keepCheckoutState(store: Store, state: CheckoutState): void {
  store.setItem(checkoutStateKey, JSON.stringify(state));
}

/**
 * Returns the state that this tab's cart passed on; null if there is none, if the order was placed,
 * or if it was the cart of another customer.
 */
export function parseCheckoutState(text: string | null, customerId: number): CheckoutState | null {
  try {
    const saved: unknown = JSON.parse(text ?? 'null');
    if (!isCheckoutState(saved)) return null;
    return saved.customerId === null || saved.customerId === customerId ? saved : null;
  } catch {
    return null;
  }
}

function isCheckoutState(saved: unknown): saved is CheckoutState {
  if (typeof saved !== 'object' || saved === null) return false;
  const { customerId, total, discount, taxes, grandTotal, isAGift, giftMessage } =
    saved as Partial<CheckoutState>;
  return (
    [total, discount, taxes, grandTotal].every(Number.isFinite) &&
    (customerId === null || Number.isInteger(customerId)) &&
    typeof isAGift === 'boolean' &&
    typeof giftMessage === 'string'
  );
}

export function clearCheckoutState(store: Store): void {
  store.removeItem(checkoutStateKey);
}

/** One sentence for each amount of the goods that differs from the cart. */
export function changedSince(state: CheckoutState, { cart_totals }: Cart): string[] {
  const figures = [
    ['Items', state.total, cart_totals.total],
    ['Discount', state.discount, cart_totals.discount_amt],
  ] as const;
  return figures
    .filter(([, before, now]) => before !== now)
    .map(
      ([name, before, now]) => `${name}: ${formatRupees(before)} before, ${formatRupees(now)} now.`,
    );
}

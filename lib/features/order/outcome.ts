import { ApiError } from '../../api/api-error';
import type { OrderTotals } from '../../contract/order';

export type Outcome =
  | { kind: 'placed'; orderId: string }
  /** Ordered; payment at this URL. */
  | { kind: 'to pay'; url: string; orderId: string }
  /** Ordered; payment later, because the payment service does not answer. */
  | { kind: 'unpaid'; message: string; orderId: string }
  /** Nothing was ordered: the store's totals differ. */
  | { kind: 'changed'; message: string; totals: OrderTotals }
  /** Not enough stock for a line. */
  | { kind: 'stock'; message: string }
  /** The account's own mobile number must be confirmed first. */
  | { kind: 'unconfirmed'; message: string }
  | { kind: 'refused'; message: string }
  | { kind: 'logged-out' }
  /** No answer: the order may exist. */
  | { kind: 'unknown'; message: string };

const figures = [
  'total',
  'discount_amt',
  'gst_amt',
  'final_total',
  'shipping_amt',
  'amount',
] as const;

function isTotals(value: unknown): value is OrderTotals {
  if (typeof value !== 'object' || value === null) return false;
  return figures.every((figure) => typeof (value as Partial<OrderTotals>)[figure] === 'number');
}

/** Classifies the error of an order attempt. Throws all errors but ApiError. */
export function toOutcome(error: unknown): Exclude<Outcome, { kind: 'placed' | 'to pay' }> {
  if (!(error instanceof ApiError)) throw error;
  const { status, code, message, body } = error;
  const orderId = body['order_id'];
  if (status === 503 && typeof orderId === 'string') return { kind: 'unpaid', message, orderId };
  if (status === 0 || status >= 500) return { kind: 'unknown', message };
  if (status === 401) return { kind: 'logged-out' };
  const { totals } = body;
  if (status === 409 && isTotals(totals)) return { kind: 'changed', message, totals };
  if (status === 409 && 'available_quantity' in body) return { kind: 'stock', message };
  if (code === 'confirm_mobile') return { kind: 'unconfirmed', message };
  return { kind: 'refused', message };
}

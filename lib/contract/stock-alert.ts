import { object, type InferType } from 'yup';
import { visitor } from './endpoint.ts';
import { success } from './envelope.ts';
import { email } from './rules.ts';

export const stockAlertInput = object({
  email: email().required('Enter your email'),
});
export type StockAlertInput = InferType<typeof stockAlertInput>;

/**
 * Subscribes to one single mail when the product is available again. Idempotent. 404 for an unknown
 * product, 409 for one in stock, 429 for too many requests.
 */
export const askForStockAlert = visitor.post(
  '/products/{id}/stock-alert/',
  'Request an email when a product is back in stock',
  { body: stockAlertInput, answer: success, standIn: 'a message' },
);

import { object, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { email } from './rules.ts';

export const stockAlertInput = object({
  email: email().required('Please enter your email'),
});
export type StockAlertInput = InferType<typeof stockAlertInput>;

/**
 * Added here: one mail, once, when the product can be had again. Asking again is as good as asking
 * once. 404 for an unknown product, 409 for one that is in stock, 429 when asked too often.
 */
export const askForStockAlert = endpoint({
  method: 'POST',
  path: '/products/{id}/stock-alert/',
  caller: 'visitor',
  summary: 'Asks for a mail when a product that is out of stock comes back',
  body: stockAlertInput,
  answer: success,
});

import { send } from '../../api/browser';
import type { AnswerOf } from '../../contract/endpoint';
import { askForStockAlert, type StockAlertInput } from '../../contract/stock-alert';

/** Asks for a mail when a product that is sold out comes back. Throws ApiError. */
export const askToBeTold = (
  productId: number,
  input: StockAlertInput,
): Promise<AnswerOf<typeof askForStockAlert>> =>
  send(askForStockAlert, { params: { id: productId }, body: input });

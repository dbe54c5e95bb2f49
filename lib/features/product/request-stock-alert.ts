import { send } from '../../api/browser';
import type { AnswerOf } from '../../contract/endpoint';
import { askForStockAlert, type StockAlertInput } from '../../contract/stock-alert';

/** Requests a mail when a sold-out product is back in stock. Throws ApiError. */
export const requestStockAlert = (
  productId: number,
  input: StockAlertInput,
): Promise<AnswerOf<typeof askForStockAlert>> =>
  send(askForStockAlert, { params: { id: productId }, body: input });

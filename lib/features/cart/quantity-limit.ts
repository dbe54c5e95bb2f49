import { storeRules } from '../../contract/store-rules';

/** Maximum pieces of a product per order: its stock, or 20 if the stock is unknown. */
export function quantityLimit(stock: number | null): number {
  return stock ?? storeRules.quantityWhereStockUnknown;
}

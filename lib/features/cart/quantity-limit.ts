import { storeRules } from '../../contract/store-rules';

/** The most pieces that can be ordered of a product: its stock, or 20 where that is unknown. */
export function quantityLimit(stock: number | null): number {
  return stock ?? storeRules.quantityWhereStockUnknown;
}

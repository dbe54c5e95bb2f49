import type { RowPieces } from '../../contract/family';
import { nameWithOptions } from '../../contract/line-options';
import type { Order, OrderLine } from '../../contract/order';

/** Returns the name of a row of an order with its size. */
export const rowName = ({
  product_name,
  options,
}: Pick<OrderLine, 'product_name' | 'options'>): string => nameWithOptions(product_name, options);

/** Returns the name of a row, or of one part of a combo; empty for an unknown row. */
export function piecesName(
  { product_info }: Pick<Order, 'product_info'>,
  { id, product_id }: Pick<RowPieces, 'id' | 'product_id'>,
): string {
  const row = product_info.find((one) => one.id === id);
  if (!row) return '';
  const part = row.combo_items?.find((one) => one.product_id === product_id);
  return part ? `${part.name} (${row.product_name})` : rowName(row);
}

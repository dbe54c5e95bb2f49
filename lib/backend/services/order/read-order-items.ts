import { asc, eq } from 'drizzle-orm';
import type { RowPieces } from '../../../contract/family.ts';
import { nameWithOptions } from '../../../contract/line-options.ts';
import type { ServiceContext } from '../../context.ts';
import {
  orderCombos,
  orderLines,
  type OrderComboRow,
  type OrderLineRow,
} from '../../db/schema/order.ts';
import type { GoodsLine } from '../messages/message-kinds.ts';

/** A row of an order as the customer bought it: a product, or a combo with its parts. Paise. */
export interface OrderItem<Line extends OrderLineRow = OrderLineRow> {
  /** Id of its first order line. */
  id: number;
  productId: number;
  name: string;
  sku: string;
  image: string | null;
  quantity: number;
  /** For one piece or one combo, GST included. */
  price: number;
  total: number;
  discount: number;
  tax: number;
  combo: OrderComboRow | null;
  /** The line, or one for each part of the combo. */
  lines: [Line, ...Line[]];
}

/** Groups the lines of an order by the combos that they are parts of; in their order. */
export function groupOrderItems<Line extends OrderLineRow>(
  lines: readonly Line[],
  combos: readonly OrderComboRow[],
): OrderItem<Line>[] {
  const items = new Map<string, OrderItem<Line>>();
  for (const line of lines) {
    const combo = combos.find(({ id }) => id === line.comboId) ?? null;
    const key = combo ? `combo ${combo.id}` : `line ${line.id}`;
    const item = items.get(key);
    if (item) {
      item.lines.push(line);
      item.total += line.total;
      item.discount += line.discount;
      item.tax += line.tax;
    } else {
      const { id, productId, name, sku, image, quantity, price, total, discount, tax } = line;
      const product = combo ?? { productId, name, sku, image, quantity, price };
      items.set(key, {
        ...{ id, total, discount, tax, combo, lines: [line] },
        productId: product.productId,
        name: product.name,
        sku: product.sku,
        image: product.image,
        quantity: product.quantity,
        price: product.price,
      });
    }
  }
  return [...items.values()];
}

/** Reads the rows of an order, oldest first. */
export async function readOrderItems(
  { db }: Pick<ServiceContext, 'db'>,
  orderId: number,
): Promise<OrderItem[]> {
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  return groupOrderItems(lines, await readOrderCombos({ db }, orderId));
}

export const readOrderCombos = (
  { db }: Pick<ServiceContext, 'db'>,
  orderId: number,
): Promise<OrderComboRow[]> =>
  db.select().from(orderCombos).where(eq(orderCombos.orderId, orderId));

/** Returns the name of an order line with its size. */
export const lineName = ({ name, options }: Pick<OrderLineRow, 'name' | 'options'>): string =>
  nameWithOptions(name, options);

/** Returns the name of a row: of a combo its own, of a product with its size. */
export const itemName = ({ combo, name, lines }: OrderItem): string =>
  combo ? name : lineName(lines[0]);

/** Maps a row of an order to the line of a mail. */
export const toGoodsLine = (item: OrderItem): GoodsLine => ({
  name: itemName(item),
  quantity: item.quantity,
  total: item.total,
  ...(item.combo && {
    parts: item.lines.map((line) => ({
      name: lineName(line),
      quantity: line.quantity / item.quantity,
    })),
  }),
});

/** Returns how many of a row can be returned: pieces, or complete combos. */
export const returnableQuantity = ({
  quantity,
  lines,
}: OrderItem<OrderLineRow & { returned: number }>): number =>
  Math.min(
    ...lines.map((line) =>
      Math.floor((line.quantity - line.returned) / (line.quantity / quantity)),
    ),
  );

/**
 * Maps pieces of order lines to the rows that customers see: as many complete combos as they make,
 * the rest as parts.
 */
export function toRowPieces(
  items: readonly OrderItem[],
  pieces: readonly { id: number; quantity: number }[],
): RowPieces[] {
  return items.flatMap(({ id, combo, quantity, lines }) => {
    const counted = lines.map((line) => ({
      product_id: line.productId,
      each: line.quantity / quantity,
      pieces: pieces
        .filter((one) => one.id === line.id)
        .reduce((all, one) => all + one.quantity, 0),
    }));
    const whole = Math.min(...counted.map((line) => Math.floor(line.pieces / line.each)));
    const rest = combo
      ? counted.map(({ product_id, each, pieces: all }) => ({
          ...{ id, product_id, quantity: all - whole * each },
        }))
      : [];
    return [{ id, quantity: whole }, ...rest].filter((row) => row.quantity > 0);
  });
}

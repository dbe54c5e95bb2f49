import { nameWithOptions } from '../../../contract/line-options.ts';
import type { InvoiceRow } from '../../db/schema/invoice.ts';
import type { OrderLineRow } from '../../db/schema/order.ts';
import { spread } from '../cart/totals.ts';
import { splitGst } from './split-gst.ts';

export interface SoldLine extends Pick<
  OrderLineRow,
  'name' | 'sku' | 'hsn' | 'quantity' | 'price' | 'total' | 'discount' | 'gstRate'
> {
  options?: OrderLineRow['options'];
  combo?: InvoiceRow['combo'];
}

/* SAC of courier services. */
const deliverySac = '996812';

/**
 * Returns the rows of an invoice: one per order line, then delivery. Delivery belongs to the supply
 * of the goods (composite supply), so it is taxed at their rates: one row per rate, in proportion
 * to the price of the goods of that rate. Amounts in paise.
 */
export function invoiceRows(
  lines: readonly SoldLine[],
  shipping: number,
  isWithinState: boolean,
): InvoiceRow[] {
  return [
    ...lines.map((line) => goodsRow(line, isWithinState)),
    ...deliveryRows(shipping, lines, isWithinState),
  ];
}

function goodsRow(line: SoldLine, isWithinState: boolean): InvoiceRow {
  return {
    kind: 'goods',
    name: nameWithOptions(line.name, line.options),
    sku: line.sku,
    hsn: line.hsn,
    quantity: line.quantity,
    price: line.price,
    discount: line.discount,
    gstRate: line.gstRate,
    ...(line.combo && { combo: line.combo }),
    // GST by the current seller data: an order placed before the shop had a GSTIN stores no tax.
    ...splitGst(line.total - line.discount, line.gstRate, isWithinState),
  };
}

function deliveryRows(
  shipping: number,
  lines: readonly SoldLine[],
  isWithinState: boolean,
): InvoiceRow[] {
  if (shipping === 0) return [];
  const costs = new Map<number, number>();
  for (const { gstRate, total, discount } of lines) {
    costs.set(gstRate, (costs.get(gstRate) ?? 0) + total - discount);
  }
  const rates = [...costs.keys()].sort((a, b) => a - b);
  const shares = spread(shipping, costShares(rates, costs));
  return rates.flatMap((gstRate, index) => {
    const gross = shares[index] ?? 0;
    if (gross === 0) return [];
    return {
      kind: 'delivery' as const,
      name: 'Delivery',
      sku: null,
      hsn: deliverySac,
      quantity: 1,
      price: gross,
      discount: 0,
      gstRate,
      ...splitGst(gross, gstRate, isWithinState),
    };
  });
}

/*
 * If a discount makes the goods free, delivery is split evenly over all rates. The parts must not
 * be smaller than the amount distributed over them, hence the large factor.
 */
function costShares(rates: readonly number[], costs: ReadonlyMap<number, number>): number[] {
  const parts = rates.map((rate) => costs.get(rate) ?? 0);
  const isFree = parts.every((part) => part === 0);
  return parts.map((part) => (isFree ? 1 : part) * 1_000_000);
}

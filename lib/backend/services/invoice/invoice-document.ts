import type { InvoiceDocument, InvoiceRow } from '../../db/schema/invoice.ts';
import type { OrderAddress, OrderLineRow, OrderRow } from '../../db/schema/order.ts';
import { gstContained, spread } from '../cart/totals.ts';
import { isTaxed } from './is-taxed.ts';
import { addAmounts, splitGst } from './split-gst.ts';

export interface InvoiceMatter {
  number: string;
  issuedAt: Date;
  order: OrderRow;
  lines: readonly OrderLineRow[];
  seller: InvoiceDocument['seller'];
}

/* SAC of courier services. */
const deliverySac = '996812';

/**
 * Builds the data of an order's invoice. Goods amounts are those of the order lines, to the paisa.
 * Delivery belongs to the supply of the goods (composite supply), so it is taxed at their rates:
 * one row per rate, in proportion to the price of the goods of that rate. A seller not registered
 * for GST charges none: no part of the price is tax.
 */
export function invoiceDocument(matter: InvoiceMatter): InvoiceDocument {
  const { number, issuedAt, order, seller } = matter;
  const lines = isTaxed(matter) ? matter.lines : matter.lines.map(withoutGst);
  const place = order.shippingAddress;
  const isWithinState = place.stateGstCode === seller.stateGstCode;
  const rows = [
    ...lines.map((line) => goodsRow(line, isWithinState)),
    ...deliveryRows(order.shipping, lines, isWithinState),
  ];
  const sum = addAmounts(rows);
  const due = order.total - order.discount + order.shipping;
  if (sum.gross !== due) throw new Error(`The invoice of order ${order.id} does not add up`);
  return {
    number,
    issuedAt: issuedAt.toISOString(),
    orderId: order.id,
    placedAt: order.placedAt.toISOString(),
    payType: order.payType,
    isPaid: order.paidAt !== null,
    seller,
    buyer: partyOf(order.billingAddress),
    deliverTo: partyOf(order.shippingAddress),
    placeOfSupply: { state: place.state, stateGstCode: place.stateGstCode },
    rows,
    sum,
    giftVoucher: order.giftVoucherAmount,
    payable: order.payable,
  };
}

const withoutGst = (line: OrderLineRow): OrderLineRow => ({ ...line, gstRate: 0 });

function goodsRow(line: OrderLineRow, isWithinState: boolean): InvoiceRow {
  const gross = line.total - line.discount;
  return {
    kind: 'goods',
    name: line.name,
    sku: line.sku,
    hsn: line.hsn,
    quantity: line.quantity,
    price: line.price,
    discount: line.discount,
    gstRate: line.gstRate,
    // GST by the current seller data: an order placed before the shop had a GSTIN stores no tax.
    ...splitGst(gross, gstContained(gross, line.gstRate), isWithinState),
  };
}

function deliveryRows(
  shipping: number,
  lines: readonly OrderLineRow[],
  isWithinState: boolean,
): InvoiceRow[] {
  if (shipping === 0) return [];
  const costs = new Map<number, number>();
  for (const { gstRate, total, discount } of lines) {
    costs.set(gstRate, (costs.get(gstRate) ?? 0) + total - discount);
  }
  const rates = [...costs.keys()].sort((a, b) => a - b);
  const shares = spread(shipping, sharesOf(rates, costs));
  return rates.flatMap((gstRate, place) => {
    const gross = shares[place] ?? 0;
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
      ...splitGst(gross, gstContained(gross, gstRate), isWithinState),
    };
  });
}

/*
 * If a discount makes the goods free, delivery is split evenly over all rates. The parts must not
 * be smaller than the amount distributed over them, hence the large factor.
 */
function sharesOf(rates: readonly number[], costs: ReadonlyMap<number, number>): number[] {
  const parts = rates.map((rate) => costs.get(rate) ?? 0);
  const isFree = parts.every((part) => part === 0);
  return parts.map((part) => (isFree ? 1 : part) * 1_000_000);
}

function partyOf({ fullName, mobile, fullAddress, state, stateGstCode }: OrderAddress) {
  return { name: fullName, mobile, address: [fullAddress], state, stateGstCode };
}

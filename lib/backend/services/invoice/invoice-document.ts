import type { InvoiceDocument, InvoiceRow } from '../../db/schema/invoice.ts';
import type { OrderAddress, OrderRow } from '../../db/schema/order.ts';
import type { OrderItem } from '../order/read-order-items.ts';
import { invoiceRows, type SoldLine } from './invoice-rows.ts';
import { isRegistered } from './is-taxed.ts';
import { addAmounts } from './split-gst.ts';

export interface InvoiceMatter {
  number: string;
  issuedAt: Date;
  order: OrderRow;
  items: readonly OrderItem[];
  seller: InvoiceDocument['seller'];
}

/**
 * Builds the data of an order's invoice. Amounts are those of the order, to the paisa. A seller not
 * registered for GST charges none: no part of the price is tax.
 */
export function invoiceDocument(matter: InvoiceMatter): InvoiceDocument {
  const { number, issuedAt, order, seller } = matter;
  const sold = matter.items.flatMap(toSoldLines);
  const lines = isRegistered(matter) ? sold : sold.map((line) => ({ ...line, gstRate: 0 }));
  const deliveryAddress = order.shippingAddress;
  const isWithinState = deliveryAddress.stateGstCode === seller.stateGstCode;
  const rows = invoiceRows(lines, order.shipping, isWithinState);
  const sum = addAmounts(rows);
  const due = order.total - order.discount + order.shipping;
  if (sum.gross !== due) throw new Error(`The invoice of order ${order.id} does not add up`);
  const form = isRegistered(matter) ? documentForm(rows, order.buyerGstin) : undefined;
  return {
    number,
    ...(form && { form }),
    issuedAt: issuedAt.toISOString(),
    orderId: order.id,
    placedAt: order.placedAt.toISOString(),
    payType: order.payType,
    isPaid: order.paidAt !== null,
    seller,
    buyer: toBuyer(order),
    deliverTo: toParty(order.shippingAddress),
    placeOfSupply: { state: deliveryAddress.state, stateGstCode: deliveryAddress.stateGstCode },
    rows,
    sum,
    ...(order.roundOff !== 0 && { roundOff: order.roundOff }),
    giftVoucher: order.giftVoucherAmount,
    payable: order.payable,
  };
}

/*
 * CGST Rules 49 and 46A: a bill of supply for nil-rated goods, and one document for taxed and
 * nil-rated goods together if the buyer is not registered.
 */
function documentForm(
  rows: readonly InvoiceRow[],
  buyerGstin: string | null,
): InvoiceDocument['form'] {
  if (rows.every(({ gstRate }) => gstRate === 0)) return 'bill_of_supply';
  const isMixed = rows.some(({ gstRate }) => gstRate === 0);
  return isMixed && !buyerGstin ? 'invoice_cum_bill_of_supply' : undefined;
}

function toSoldLines({ combo, lines }: OrderItem): SoldLine[] {
  if (!combo) return lines;
  const { id, name, quantity } = combo;
  return lines.map((line) => ({ ...line, combo: { id, name, quantity } }));
}

function toBuyer({ billingAddress, buyerCompany, buyerGstin }: OrderRow): InvoiceDocument['buyer'] {
  const person = toParty(billingAddress);
  if (!buyerGstin) return person;
  const firm = buyerCompany
    ? { name: buyerCompany, address: [person.name, ...person.address] }
    : undefined;
  return { ...person, ...firm, gstin: buyerGstin };
}

function toParty({ fullName, mobile, fullAddress, state, stateGstCode }: OrderAddress) {
  return { name: fullName, mobile, address: [fullAddress], state, stateGstCode };
}

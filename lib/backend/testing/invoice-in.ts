import type { textInScripts } from '../../testing/text-in-scripts.ts';
import type { InvoiceDocument } from '../db/schema/invoice.ts';

const at = new Date('2026-11-18T12:00:00+05:30');
const amounts = { taxable: 10_000, cgst: 250, sgst: 250, igst: 0, gross: 10_500 };

/** The content of an invoice whose names are written in one script. */
export function invoiceIn({
  name,
  address,
  product,
}: (typeof textInScripts)[string]): InvoiceDocument {
  const party = {
    name,
    mobile: '+919000000099',
    address: [address],
    state: 'Gujarat',
    stateGstCode: '24',
  };
  return {
    number: 'SOSE/2627/000001',
    issuedAt: at.toISOString(),
    orderId: 7,
    placedAt: at.toISOString(),
    payType: 'Cash on Delivery',
    isPaid: false,
    seller: {
      ...party,
      gstin: '24AAAAA0000A1Z8',
      fssai: '10000000000000',
      email: 'care@example.in',
      phone: '+91 90000 00000',
    },
    buyer: party,
    deliverTo: party,
    placeOfSupply: { state: 'Gujarat', stateGstCode: '24' },
    rows: [product, product.repeat(6)].map((text) => ({
      kind: 'goods',
      name: text,
      sku: 'SKU-1',
      hsn: '0910',
      quantity: 2,
      price: 5_250,
      discount: 0,
      gstRate: 500,
      ...amounts,
    })),
    sum: { taxable: 20_000, cgst: 500, sgst: 500, igst: 0, gross: 21_000 },
    giftVoucher: 0,
    payable: 21_000,
  };
}

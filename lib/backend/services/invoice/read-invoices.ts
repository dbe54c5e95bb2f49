import type { ServiceContext } from '../../context.ts';
import { readHead } from '../shop-profile/read-head.ts';
import { chooseInvoiced } from './choose-invoiced.ts';
import type { InvoicePrint } from './draw-invoices.ts';
import { readInvoice } from './read-invoice.ts';

/**
 * Returns the invoices of these orders (`SO-000001,SO-000002`) for one print. 404 and 409 as for
 * `chooseInvoiced`.
 */
export async function readInvoices(context: ServiceContext, names: string): Promise<InvoicePrint> {
  const { invoiced, leftOut } = await chooseInvoiced(context, names);
  const { name: shopName } = await readHead(context);
  const invoices = [];
  for (const orderId of invoiced) invoices.push(await readInvoice(context, 'staff', orderId));
  return { invoices, leftOut, shopName, at: context.now() };
}

import type { InvoiceDocument } from '../../db/schema/invoice.ts';

/** Who sells, as invoices say: what a shopkeeper changes first, as in the storefront's `lib/site.ts`. */
export const seller: InvoiceDocument['seller'] = {
  name: 'SOSE',
  address: ['Packing House, Naroda', 'Ahmedabad 382330, Gujarat'],
  state: 'Gujarat',
  stateGstCode: '24',
  gstin: '24AAAAA0000A1Z5',
  fssai: '10000000000000',
  email: 'care@example.in',
  phone: '+91 90000 00000',
};

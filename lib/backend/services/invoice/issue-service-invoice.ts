import { and, desc, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { addresses } from '../../db/schema/address.ts';
import type { CustomerRow } from '../../db/schema/customer.ts';
import { invoices, type InvoiceDocument } from '../../db/schema/invoice.ts';
import { cities, states } from '../../db/schema/place.ts';
import { readSeller } from './seller.ts';
import { serviceDocument, type Service } from './service-document.ts';
import { lockSeries, takeNumber } from './take-number.ts';

/**
 * Writes the tax invoice of a service that a customer has paid for; returns its id. The place of
 * supply is that of the customer's address, or of the seller where none is on record. An advisory
 * lock on the number series is held until the transaction ends, so call it late in the transaction.
 */
export async function issueServiceInvoice(
  context: Pick<ServiceContext, 'db' | 'now'>,
  customer: CustomerRow,
  service: Service,
): Promise<number> {
  const issuedAt = context.now();
  const seller = await readSeller(context);
  const buyer = await readBuyer(context, customer, seller);
  await lockSeries(context, 'invoice', issuedAt);
  const taken = await takeNumber(context, 'invoice', issuedAt);
  const { number } = taken;
  const document = serviceDocument({ number, issuedAt, seller, buyer, service });
  const [invoice] = await context.db
    .insert(invoices)
    .values({
      ...taken,
      customerId: customer.id,
      amount: document.sum.gross,
      document,
      issuedAt,
    })
    .returning({ id: invoices.id });
  if (!invoice) throw new Error('The invoice was not written');
  return invoice.id;
}

async function readBuyer(
  { db }: Pick<ServiceContext, 'db'>,
  { id, firstName, lastName, mobile }: CustomerRow,
  seller: InvoiceDocument['seller'],
): Promise<InvoiceDocument['buyer']> {
  const name = `${firstName} ${lastName}`.trim() || 'Customer';
  const [found] = await db
    .select({ address: addresses, city: cities.name, state: states.name, code: states.gstCode })
    .from(addresses)
    .innerJoin(cities, eq(cities.id, addresses.cityId))
    .innerJoin(states, eq(states.id, addresses.stateId))
    .where(and(eq(addresses.customerId, id), isNull(addresses.deletedAt)))
    .orderBy(desc(addresses.isDefault), desc(addresses.id))
    .limit(1);
  if (!found) {
    const { state, stateGstCode } = seller;
    return { name, mobile: mobile ?? '', address: [], state, stateGstCode };
  }
  const { address, city, state, code } = found;
  const lines = [address.addressLine1, address.addressLine2, `${city} ${address.postalCode}`];
  return { name, mobile: mobile ?? '', address: lines, state, stateGstCode: code };
}

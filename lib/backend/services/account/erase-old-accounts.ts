import { sql, type SQL } from 'drizzle-orm';
import { inIndia } from '../../../contract/india-clock.ts';
import type { ServiceContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { financialYearOf } from '../invoice/take-number.ts';

/**
 * Retention period in financial years, counted after the year of the order. The Companies Act,
 * 2013, section 128 (5), asks for eight years. The CGST Act, section 36, asks for 72 months, which
 * is less.
 */
export const retainedTaxYears = 8;

const ordersAtOnce = 500;

/** Begin of the first financial year whose papers are still kept. */
function retentionStart(now: Date): Date {
  return new Date(inIndia(`${financialYearOf(now) - retainedTaxYears}-04-01`, '00:00:00'));
}

const erased = 'Erased';
const erasedAddress = JSON.stringify({ fullName: erased, mobile: '', fullAddress: '' });
const erasedParty = JSON.stringify({ name: erased, address: [], mobile: '' });
const erasedBuyer = JSON.stringify({ name: '', email: '', mobile: '' });

/**
 * Erases personal data of closed accounts from orders, invoices, payments and gift vouchers, once
 * the law does not require it any more: names, addresses, numbers, pictures and texts. Amounts,
 * goods, statuses and audit entries stay. Idempotent.
 */
export async function eraseOldAccounts({ db, now }: ServiceContext): Promise<void> {
  const end = sql`${retentionStart(now()).toISOString()}::timestamptz`;
  let count = ordersAtOnce;
  while (count === ordersAtOnce) {
    count = await inTransaction(db, async (tx) => {
      const { rows } = await tx.execute<{ id: number }>(oldOrders(end));
      if (rows.length > 0) {
        const ids = sql`${`{${rows.map(({ id }) => id).join(',')}}`}::int[]`;
        for (const statement of eraseOrders(ids)) await tx.execute(statement);
      }
      return rows.length;
    });
  }
  for (const statement of eraseOthers(end)) await db.execute(statement);
}

/* A later invoice or credit note keeps the whole order. */
const oldOrders = (end: SQL) => sql`
  select o.id from orders o join customers c on c.id = o.customer_id
  where o.placed_at < ${end} and c.deactivated_at is not null
    and o.billing_address ->> 'fullName' <> ${erased}
    and not exists (
      select from invoices i where i.order_id = o.id and i.created_at >= ${end})
  order by o.id limit ${ordersAtOnce}::int for update of o`;

/* Keys of audit entries with an address or a text of the customer. */
const withoutPersonalText = (side: SQL) =>
  sql`${side} - array['address', 'words', 'text', 'note', 'reason']`;

const eraseDocument = sql`document || jsonb_build_object(
  'buyer', (document -> 'buyer' || ${erasedParty}::jsonb) - 'gstin',
  'deliverTo', document -> 'deliverTo' || ${erasedParty}::jsonb)`;

const eraseOrders = (ids: SQL): SQL[] => [
  sql`update orders set
      billing_address = billing_address || ${erasedAddress}::jsonb,
      shipping_address = shipping_address || ${erasedAddress}::jsonb,
      buyer_company = null, buyer_gstin = null, gift_message = null, cancel_reason = null
    where id = any(${ids})`,
  sql`update invoices set document = ${eraseDocument} where order_id = any(${ids})`,
  sql`update payments set buyer = ${erasedBuyer}::jsonb where order_id = any(${ids})`,
  // Pictures that nothing names any more are removed as files.
  sql`update return_requests set reason = '', decision_note = '', pictures = '{}'
    where order_id = any(${ids})`,
  sql`update order_events set note = '' where order_id = any(${ids})`,
  sql`delete from order_notes where order_id = any(${ids})`,
  sql`update shipment_events e set note = '' from shipments s
    where s.id = e.shipment_id and s.order_id = any(${ids})`,
  sql`update courier_bookings b set problem = '' from shipments s
    where s.id = b.shipment_id and s.order_id = any(${ids})`,
  // That something was changed stays.
  sql`update audit_entries set before = ${withoutPersonalText(sql`before`)}, after = ${withoutPersonalText(sql`after`)}
    where subject in (select 'order:' || id from unnest(${ids}) id)`,
];

/* Memberships and gift vouchers, which have no order. */
const eraseOthers = (end: SQL): SQL[] => [
  sql`update invoices set document = ${eraseDocument}
    from customers c where c.id = invoices.customer_id and c.deactivated_at is not null
      and invoices.created_at < ${end} and document -> 'buyer' ->> 'name' <> ${erased}`,
  sql`update payments p set buyer = ${erasedBuyer}::jsonb
    from customers c where c.id = p.customer_id and c.deactivated_at is not null
      and p.order_id is null and p.created_at < ${end} and p.buyer <> ${erasedBuyer}::jsonb`,
  sql`update gift_vouchers g set sender_name = ${erased}, sender_email = '',
      receiver_name = ${erased}, receiver_email = '', message = '', issue_reason = ''
    from payments p join customers c on c.id = p.customer_id
    where p.id = g.payment_id and c.deactivated_at is not null
      and g.created_at < ${end} and g.sender_name <> ${erased}`,
];

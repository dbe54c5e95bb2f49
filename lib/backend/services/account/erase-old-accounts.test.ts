import { eq, sql, type SQL } from 'drizzle-orm';
import { invoices } from '../../db/schema/invoice.ts';
import { orders } from '../../db/schema/order.ts';
import { payments } from '../../db/schema/payment.ts';
import { auditEntries } from '../../db/schema/running.ts';
import { testNow } from '../../testing/clock.ts';
import { makeGiftVoucher } from '../../testing/make-gift-voucher.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { staffFixture } from '../../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';
import { writeAudit, writeAudits } from '../staff/write-audit.ts';
import { eraseOldAccounts, retainedTaxYears } from './erase-old-accounts.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const shown = async (id: number) => {
  const { db } = store.context;
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, id));
  return { order, invoice, text: JSON.stringify([order, invoice]) };
};

/** An order of 18 November 2026, so of the financial year 2026-27, with its invoice. */
async function invoiced(isClosed: boolean) {
  const staff = await staffFixture(store);
  const { orderId, who } = await orderFixture(store).ordered({ quantity: 3 });
  await staff.bring(orderId, 'Delivered');
  if (isClosed) await store.call('POST', '/user/deactivate/', { token: who.token });
  return Number(orderId.replace(/\D/g, ''));
}

it('erases a closed account’s papers after eight financial years, and no others', async () => {
  const start = store.context.now();
  const closed = await invoiced(true);
  const open = await invoiced(false);
  const before = await shown(closed);
  const { fullName, mobile, fullAddress } = before.order?.shippingAddress ?? {};
  expect(before.text).toContain(fullName);

  // 2026-27 and the eight years after it, until 31 March 2035.
  store.setNow(new Date('2035-03-31T23:59:00+05:30'));
  await eraseOldAccounts(store.context);
  expect(await shown(closed)).toEqual(before);

  store.setNow(new Date('2035-04-01T00:01:00+05:30'));
  expect(store.context.now().getUTCFullYear() - start.getUTCFullYear()).toBe(retainedTaxYears + 1);
  await eraseOldAccounts(store.context);
  const after = await shown(closed);
  for (const personal of [fullName, mobile, fullAddress])
    expect(after.text).not.toContain(personal);
  // Amounts and states stay.
  expect(after.invoice?.document.sum).toEqual(before.invoice?.document.sum);
  expect(after.invoice?.document.placeOfSupply).toEqual(before.invoice?.document.placeOfSupply);
  expect(after.order?.payable).toBe(before.order?.payable);
  expect((await shown(open)).text).toContain((await shown(open)).order?.shippingAddress.fullName);
  expect((await shown(open)).order?.shippingAddress.fullName).not.toBe('Erased');

  await eraseOldAccounts(store.context);
  expect(await shown(closed)).toEqual(after);
});

/** In which tables of an order and its customer the word `Secret` is. */
async function secretsOf(orderId: number): Promise<string[]> {
  const { rows } = await store.context.db.execute(sql`
    select (select json_agg(r) from return_requests r where r.order_id = o.id) as returns,
      (select json_agg(n) from order_notes n where n.order_id = o.id) as notes,
      (select json_agg(e) from shipment_events e join shipments s on s.id = e.shipment_id
        where s.order_id = o.id) as parcels,
      (select json_agg(b) from courier_bookings b join shipments s on s.id = b.shipment_id
        where s.order_id = o.id) as bookings,
      (select json_agg(a) from audit_entries a where a.subject = 'order:' || o.id) as audit,
      (select json_agg(p) from payments p where p.customer_id = o.customer_id) as payments,
      (select json_agg(g) from gift_vouchers g join payments p on p.id = g.payment_id
        where p.customer_id = o.customer_id) as vouchers
    from orders o where o.id = ${orderId}`);
  return Object.entries(rows[0] ?? {}).flatMap(([table, content]) =>
    /secret/i.test(JSON.stringify(content)) ? [table] : [],
  );
}

it('erases what was written about an order, its payment and its gift vouchers, with pictures', async () => {
  store.setNow(testNow);
  const { db } = store.context;
  const staff = await staffFixture(store);
  const { orderId, who, id } = await orderFixture(store).ordered({ quantity: 3 });
  const call = async (path: string, body: object) => {
    const address = `/staff/orders/${orderId}/${path}`;
    const answer = await store.call('POST', address, { token: staff.token, body });
    expect(answer.body).toMatchObject({ status: true });
  };
  await call('notes/', { text: 'Secret: rings twice' });
  await staff.bring(orderId, 'Packed');
  const report = { status: 'handed_over', courier: 'Blue Kite', note: 'Secret: the gate' };
  await call('parcels/1/report/', report);
  await staff.step(orderId, 'Delivered');
  await db.execute(sql`insert into return_requests (order_id, reason, pictures)
    values (${id}, 'Secret: the jar', array['secret.webp'])`);
  await db.execute(sql`insert into courier_bookings
      (shipment_id, provider, reference, service, weight, problem, status)
    select id, 'sandbox', ${`ref ${id}`}, 'surface', 500, 'Secret: the lane', 'refused'
    from shipments where order_id = ${id}`);
  const buyer = { name: 'Secret', email: 'secret@example.in', mobile: '+919000000001' };
  for (const purpose of ['order', 'gift_voucher'] as const) {
    await db.insert(payments).values({
      txnId: `${purpose} ${id}`,
      purpose,
      orderId: purpose === 'order' ? id : null,
      customerId: who.customerId,
      provider: 'sandbox',
      amount: 50_000,
      buyer,
      createdAt: testNow,
    });
  }
  const [paid] = await db
    .select()
    .from(payments)
    .where(eq(payments.txnId, `gift_voucher ${id}`));
  await makeGiftVoucher(store, {
    paymentId: paid?.id,
    senderName: 'Secret',
    senderEmail: 'secret@example.in',
    message: 'Secret: a party',
    issueReason: 'Secret: sorry',
    createdAt: testNow,
  });
  const change = { reason: 'Secret', payable: 1, address: 'Secret street', words: 'Secret: 2' };
  await writeAudit(store.context, undefined, 'order.change', `order:${id}`, {
    before: { payable: 2, address: 'Secret lane' },
    after: change,
  });
  const tables = ['returns', 'notes', 'parcels', 'bookings', 'audit', 'payments', 'vouchers'];
  expect(await secretsOf(id)).toEqual(tables);
  expect(await store.call('POST', '/user/deactivate/', who)).toMatchObject({ status: 200 });
  store.setNow(new Date('2035-04-01T00:01:00+05:30'));
  await eraseOldAccounts(store.context);
  expect(await secretsOf(id)).toEqual([]);
  const entries = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `order:${id}`))
    .orderBy(auditEntries.id);
  expect(entries.at(-1)).toMatchObject({
    action: 'order.change',
    before: { payable: 2 },
    after: { payable: 1 },
  });
  expect(entries.map(({ action }) => action)).toContain('order.note');
});

it('leaves the audit log of all other orders as it was written', async () => {
  const { db } = store.context;
  const { id } = await orderFixture(store).ordered();
  const entry = { action: 'order.change', subject: `order:${id}`, after: { address: 'A lane' } };
  await writeAudits(store.context, undefined, [entry]);
  const alter = (change: SQL) =>
    db.execute(sql`update audit_entries set ${change} where subject = ${entry.subject}`);
  const without = sql`after = after - 'address'`;
  await expect(alter(without)).rejects.toThrow();
  await db.execute(sql`update orders
    set billing_address = billing_address || '{"fullName": "Erased"}' where id = ${id}`);
  await expect(alter(sql`after = '{"address": "Another"}'`)).rejects.toThrow();
  await expect(alter(sql`${without}, action = 'order.note'`)).rejects.toThrow();
  await alter(without);
});

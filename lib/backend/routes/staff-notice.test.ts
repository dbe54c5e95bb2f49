import { createPublicKey, verify } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { getNoticeSettings, listNotices } from '../../contract/staff-notice.ts';
import { products } from '../db/schema/catalogue.ts';
import { customers } from '../db/schema/customer.ts';
import { noticeBrowsers, staffNotices } from '../db/schema/notice.ts';
import { orders } from '../db/schema/order.ts';
import { outboxMessages } from '../db/schema/running.ts';
import { pushNotice } from '../jobs/push-notice.ts';
import { sendNotice } from '../jobs/send-notice.ts';
import { deactivateAccount } from '../services/account/deactivate-account.ts';
import { describeOrder } from '../services/notice/notice-of-order.ts';
import { tellLowStock } from '../services/notice/tell-low-stock.ts';
import { parseOrderId } from '../services/order/order-id.ts';
import { appointmentAt, appointmentFixture } from '../testing/appointment-fixture.ts';
import { testNow } from '../testing/clock.ts';
import { httpStandIn } from '../testing/http-stand-in.ts';
import { clearJobs, takeJobs } from '../testing/waiting-jobs.ts';
import { makeListedProduct } from '../testing/listed-product.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { signInAs } from '../testing/sign-in.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
/**
 * The demo's owner is subscribed to orders from the start; switched off for tests of other kinds.
 */
const quietOwner = async () => {
  const { token } = await signInAs(store, 'owner@example.in');
  const body = { kind: 'order', mail: false, push: false };
  await store.call('PATCH', '/staff/notices/settings/', { token, body });
};

beforeEach(async () => {
  await quietOwner();
  await clearJobs(store);
  await store.context.db.delete(outboxMessages);
  await store.context.db.delete(noticeBrowsers);
});

type Staff = Awaited<ReturnType<typeof staffFixture>>;

const choose = ({ token }: Staff, kind: string, mail = true, push = true) =>
  store.call('PATCH', '/staff/notices/settings/', { token, body: { kind, mail, push } });

const addBrowser = ({ token }: Staff, endpoint: string) =>
  store.call('POST', '/staff/notices/browsers/', { token, body: { endpoint } });

const seenBy = async ({ token }: Staff) => {
  const { body } = await store.call('GET', '/staff/notices/', { token });
  return (await listNotices.answer.validate(body, { strict: true })).data;
};

/** Runs the jobs that send notices; returns the mails to these people. */
async function sent() {
  for (const payload of await takeJobs(store, 'send_notice')) {
    await sendNotice(store.context, payload);
    // A second run, as after a kill, sends nothing again.
    await sendNotice(store.context, payload);
  }
  return store.context.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.kind, 'staff_notice'));
}

const findEmail = async ({ customerId }: Staff) => {
  const [row] = await store.context.db
    .select({ email: customers.email })
    .from(customers)
    .where(eq(customers.id, customerId));
  return row?.email;
};

describe('a notice of a new order', () => {
  it('goes once to those who chose it and may see it, without amount and customer', async () => {
    const packer = await staffFixture(store, ['packing']);
    const silent = await staffFixture(store, ['orders']);
    expect((await choose(packer, 'order')).status).toBe(200);
    const { orderId, who } = await orderFixture(store).ordered({ quantity: 3 });
    const mails = await sent();
    expect(mails.map(({ recipient }) => recipient)).toEqual([await findEmail(packer)]);
    expect(mails[0]?.subject).toBe(`New order ${orderId}`);
    const [customer] = await store.context.db
      .select()
      .from(customers)
      .where(eq(customers.id, who.customerId));
    const notices = await seenBy(packer);
    expect(notices[0]).toMatchObject({
      title: `New order ${orderId}`,
      body: '3 items, Cash on Delivery',
      path: `/dashboard/packing/${orderId}`,
    });
    for (const text of [mails[0]?.text ?? '', JSON.stringify(notices)]) {
      expect(text).not.toContain('₹');
      expect(text).not.toContain(customer?.mobile?.slice(-10));
      expect(text).not.toContain(customer?.lastName);
    }
    expect(await seenBy(silent)).toEqual([]);
  });

  it('is kept from whoever has lost the right since', async () => {
    const formerStaff = await staffFixture(store, ['orders']);
    await choose(formerStaff, 'order');
    await store.context.db
      .update(customers)
      .set({ staffAreas: ['catalogue'] })
      .where(eq(customers.id, formerStaff.customerId));
    await orderFixture(store).ordered();
    const mail = await findEmail(formerStaff);
    expect((await sent()).filter(({ recipient }) => recipient === mail)).toEqual([]);
    expect(await seenBy(formerStaff)).toEqual([]);
  });
});

describe('an owner', () => {
  it('is told of each order by mail from the start, with amount and name, until they choose otherwise', async () => {
    const owner = await staffFixture(store, []);
    await store.context.db
      .update(customers)
      .set({ isSuperuser: true })
      .where(eq(customers.id, owner.customerId));
    const choices = async () => {
      const { body } = await store.call('GET', '/staff/notices/settings/', { token: owner.token });
      return (await getNoticeSettings.answer.validate(body, { strict: true })).data.choices;
    };
    expect(await choices()).toContainEqual({ kind: 'order', mail: true, push: false });
    expect(await choices()).toContainEqual({ kind: 'low_stock', mail: false, push: false });
    const { orderId } = await orderFixture(store).ordered({ quantity: 3 });
    const mail = await findEmail(owner);
    const [notice] = (await sent()).filter(({ recipient }) => recipient === mail);
    expect(notice?.subject).toBe(`New order ${orderId}: ₹1,000`);
    expect(notice?.text).toContain('Test Shopper, Mumbai. Cash on Delivery: ₹1,000 to collect.');
    const id = parseOrderId(orderId) ?? 0;
    const pay = async (payable: number, payType = 'Cash on Delivery') => {
      const amounts = { giftVoucherAmount: 100_000 - payable, payable };
      const { db } = store.context;
      await db
        .update(orders)
        .set({ ...amounts, payType })
        .where(eq(orders.id, id));
      return (await describeOrder(db, id))?.body;
    };
    expect(await pay(72_275)).toBe(
      'Test Shopper, Mumbai. Cash on Delivery: ₹722.75 to collect, ₹277.25 paid by gift voucher.',
    );
    expect(await pay(72_275, 'Online Payment')).toBe(
      'Test Shopper, Mumbai. Online Payment: ₹722.75 paid, ₹277.25 paid by gift voucher.',
    );
    expect(await pay(0)).toBe('Test Shopper, Mumbai. ₹1,000 paid by gift voucher.');
    await choose(owner, 'order', false, false);
    await store.context.db.delete(outboxMessages);
    await orderFixture(store).ordered();
    expect((await sent()).filter(({ recipient }) => recipient === mail)).toEqual([]);
  });
});

describe('a notice of a booking', () => {
  const sentToOwner = async () =>
    (await sent()).filter(({ recipient }) => recipient === 'owner@example.in');

  it('tells the owner by mail of an appointment that a customer books, moves or cancels, without health answers', async () => {
    const { token } = await signInAs(store, 'owner@example.in');
    const { data } = await getNoticeSettings.answer.validate(
      (await store.call('GET', '/staff/notices/settings/', { token })).body,
      { strict: true },
    );
    expect(data.choices).toContainEqual({ kind: 'appointment', mail: true, push: false });
    store.setNow(testNow);
    const { bookedBySomebody, change } = appointmentFixture(store);
    const { who, appointment } = await bookedBySomebody(appointmentAt('10:00'));
    await change(who, appointment.id, 'move', appointmentAt('11:00'));
    await change(who, appointment.id, 'cancel');
    const mails = await sentToOwner();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'New appointment',
      'Appointment moved',
      'Appointment cancelled',
    ]);
    expect(mails[0]?.text).toContain('Tue, 24 Nov 2026, 10:00 AM');
    expect(JSON.stringify(mails)).not.toMatch(/Hairfall|Secret sorrow|Test Shopper/);
  });

  it('tells the vaidya by mail from the start, also of what other staff change', async () => {
    const vaidya = await staffFixture(store, ['appointments', 'vaidya']);
    const assistant = await staffFixture(store, ['appointments']);
    const mail = await findEmail(vaidya);
    const subjects = async () => {
      const mails = (await sent()).filter(({ recipient }) => recipient === mail);
      await store.context.db.delete(outboxMessages);
      return mails.map(({ subject }) => subject);
    };
    const { body } = await store.call('GET', '/staff/notices/settings/', { token: vaidya.token });
    const { choices } = (await getNoticeSettings.answer.validate(body, { strict: true })).data;
    expect(choices).toContainEqual({ kind: 'appointment', mail: true, push: false });
    const { bookedBySomebody, change } = appointmentFixture(store);
    const { who, appointment } = await bookedBySomebody(appointmentAt('10:00', '2026-11-26'));
    await change(who, appointment.id, 'move', appointmentAt('10:30', '2026-11-26'));
    expect(await subjects()).toEqual(['New appointment', 'Appointment moved']);
    const byStaff = (token: string, what: 'move' | 'cancel', start?: string) =>
      store.call('POST', `/staff/appointments/${appointment.id}/${what}/`, {
        token,
        ...(start && { body: { start_datetime: start } }),
      });
    expect(
      (await byStaff(assistant.token, 'move', appointmentAt('11:00', '2026-11-26'))).status,
    ).toBe(200);
    await byStaff(assistant.token, 'move', appointmentAt('11:00', '2026-11-26'));
    expect(await subjects()).toEqual(['Appointment moved']);
    await byStaff(vaidya.token, 'move', appointmentAt('11:30', '2026-11-26'));
    expect(await subjects()).toEqual([]);
    await byStaff(assistant.token, 'cancel');
    expect(await subjects()).toEqual(['Appointment cancelled']);
    await choose(vaidya, 'appointment', false, false);
    const next = await bookedBySomebody(appointmentAt('16:00', '2026-11-26'));
    await store.call('POST', `/staff/appointments/${next.appointment.id}/cancel/`, assistant);
    expect(await subjects()).toEqual([]);
  });

  it('does not tell of what staff changed, and tells of appointments of a closed account', async () => {
    const { bookedBySomebody } = appointmentFixture(store);
    const first = await bookedBySomebody(appointmentAt('10:00'));
    const second = await bookedBySomebody(appointmentAt('11:00'));
    const { token } = await staffFixture(store, ['appointments']);
    await sent();
    await store.context.db.delete(outboxMessages);
    await store.call('POST', `/staff/appointments/${first.appointment.id}/cancel/`, { token });
    expect(await sentToOwner()).toEqual([]);
    await deactivateAccount(store.context, {
      customerId: second.who.customerId,
      isSuperuser: false,
    });
    expect((await sentToOwner()).map(({ subject }) => subject)).toEqual(['Appointment cancelled']);
  });
});

it('cannot be chosen without the right to what it is about', async () => {
  const packer = await staffFixture(store, ['packing']);
  expect((await choose(packer, 'enquiry')).status).toBe(403);
  expect((await choose(packer, 'low_stock')).status).toBe(403);
  const { body } = await store.call('GET', '/staff/notices/settings/', { token: packer.token });
  const { data } = await getNoticeSettings.answer.validate(body, { strict: true });
  expect(data.choices.map(({ kind }) => kind)).toEqual(['order']);
});

describe('a notice of low stock', () => {
  it('comes once, and again after the stock was up', async () => {
    await tellLowStock(store.context);
    const keeper = await staffFixture(store, ['catalogue']);
    await choose(keeper, 'low_stock');
    await clearJobs(store);
    const { id, name } = await makeListedProduct(store, { stock: 1 });
    const set = (stock: number) =>
      store.context.db.update(products).set({ stock }).where(eq(products.id, id));
    await tellLowStock(store.context);
    await tellLowStock(store.context);
    expect((await sent()).map(({ subject }) => subject)).toEqual([`Low stock: ${name}`]);
    const again = async (stock: number) => {
      await set(1_000);
      await tellLowStock(store.context);
      await set(stock);
      store.setNow(new Date(store.context.now().getTime() + 60_000));
      await tellLowStock(store.context);
      return (await sent()).at(-1)?.subject;
    };
    expect(await again(1)).toBe(`Low stock: ${name}`);
    // The last units may leave in one order.
    expect(await again(0)).toBe(`Out of stock: ${name}`);
    expect(await sent()).toHaveLength(3);
  });
});

it.each([true, false])(
  'a notice of low stock comes once both hold, on sale and low; stock first: %s',
  async (isStockFirst) => {
    const keeper = await staffFixture(store, ['catalogue']);
    await choose(keeper, 'low_stock');
    const { id, name } = await makeListedProduct(store, { stock: 1_000, isOnSale: false });
    const set = (values: Partial<typeof products.$inferInsert>) =>
      store.context.db.update(products).set(values).where(eq(products.id, id));
    const steps = [{ stock: 1 }, { isOnSale: true }];
    await tellLowStock(store.context);
    await clearJobs(store);
    const email = await findEmail(keeper);
    const sentSubjects = async () =>
      (await sent()).filter(({ recipient }) => recipient === email).map(({ subject }) => subject);
    for (const step of isStockFirst ? steps : steps.toReversed()) {
      expect(await sentSubjects()).toEqual([]);
      await set(step);
      await tellLowStock(store.context);
    }
    expect(await sentSubjects()).toEqual([`Low stock: ${name}`]);
  },
);

describe('a browser', () => {
  it('is woken without any data, signed by the shop, and forgotten once it is gone', async () => {
    const owner = await staffFixture(store, ['orders']);
    await choose(owner, 'order', false);
    let status = 201;
    const service = await httpStandIn(() => ({ status, body: '' }));
    try {
      expect((await addBrowser(owner, `${service.url}/push/abc`)).status).toBe(200);
      const push = async () => {
        await orderFixture(store).ordered();
        await sent();
        for (const payload of await takeJobs(store, 'push_notice')) {
          await pushNotice(store.context, payload);
        }
      };
      await push();
      const [heard] = service.heard;
      expect(heard).toMatchObject({ method: 'POST', url: '/push/abc', body: '' });
      const [, token = '', key = ''] =
        /^vapid t=(\S+), k=(\S+)$/.exec(String(heard?.headers['authorization'])) ?? [];
      const [head = '', claims = '', signature = ''] = token.split('.');
      expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
        aud: service.url,
      });
      const point = Buffer.from(key, 'base64url');
      const publicKey = createPublicKey({
        format: 'jwk',
        key: {
          kty: 'EC',
          crv: 'P-256',
          x: point.subarray(1, 33).toString('base64url'),
          y: point.subarray(33).toString('base64url'),
        },
      });
      expect(
        verify(
          'sha256',
          Buffer.from(`${head}.${claims}`),
          { key: publicKey, dsaEncoding: 'ieee-p1363' },
          Buffer.from(signature, 'base64url'),
        ),
      ).toBe(true);
      status = 410;
      await push();
      expect(await store.context.db.select().from(noticeBrowsers)).toEqual([]);
    } finally {
      await service.close();
    }
  });

  it('belongs to who uses it last, and may not be in an internal network', async () => {
    const [first, second] = [await staffFixture(store), await staffFixture(store)];
    const endpoint = 'https://93.184.216.34/push/one';
    await addBrowser(first, endpoint);
    await addBrowser(second, endpoint);
    const rows = await store.context.db.select().from(noticeBrowsers);
    expect(rows.map(({ staffId }) => staffId)).toEqual([second.customerId]);
    expect((await addBrowser(first, 'https://10.0.0.1/push')).status).toBe(400);
    const off = await store.call('DELETE', '/staff/notices/browsers/', { token: second.token });
    expect(off.body['data']).toMatchObject({ browsers: 0 });
  });
});

it('of one person goes to ten browsers at most, however many come at once', async () => {
  const who = await staffFixture(store);
  const answers = await Promise.all(
    Array.from({ length: 15 }, (_, n) => addBrowser(who, `https://93.184.216.34/push/${n}`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  for (let n = 0; n < 15; n += 1) await addBrowser(who, 'https://93.184.216.34/push/0');
  expect((await addBrowser(who, 'https://93.184.216.34/push/0')).status).toBe(429);
});

it('uses one key for the whole shop', async () => {
  const [first, second] = [await staffFixture(store), await staffFixture(store)];
  const keys = await Promise.all(
    [first, second].map(async ({ token }) => {
      const { body } = await store.call('GET', '/staff/notices/settings/', { token });
      return (body['data'] as { push_key: string }).push_key;
    }),
  );
  expect(keys[0]).toBe(keys[1]);
  expect(Buffer.from(keys[0] ?? '', 'base64url')).toHaveLength(65);
  expect((await store.context.db.select().from(staffNotices)).length).toBeGreaterThan(0);
});

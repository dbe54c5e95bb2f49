import { eq } from 'drizzle-orm';
import { listAuditLog } from '../../contract/staff-audit-log.ts';
import { leads } from '../db/schema/service.ts';
import { keptWords } from '../db/schema/staff.ts';
import { deleteOldLeads } from '../services/lead/delete-old-leads.ts';
import { idOfNumber } from '../services/lead/lead-number.ts';
import { parseOrderId } from '../services/order/order-id.ts';
import { leadFixture } from '../testing/lead-fixture.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { makeProduct } from '../testing/make-product.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { signInAs } from '../testing/sign-in.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let writer: string;
let colleague: string;
let owner: string;
let enquirer: ReturnType<typeof leadFixture>;
beforeAll(async () => {
  store = await openTestStore();
  enquirer = leadFixture(store);
  const areas = ['orders', 'customers', 'leads'];
  writer = (await staffFixture(store, areas)).token;
  colleague = (await staffFixture(store, areas)).token;
  owner = (await signInAs(store, 'owner@example.in')).token;
});
afterAll(() => store.close());

interface Matter {
  path: string;
  subject: string;
}

const matters: Record<string, () => Promise<Matter>> = {
  'an order': async () => {
    const fixture = orderFixture(store);
    const buyer = await fixture.buyer((await makeProduct(store)).id);
    const { body } = await fixture.place(buyer, buyer.payload);
    const orderId = String(body['order_id']);
    return { path: `/staff/orders/${orderId}/`, subject: `order:${parseOrderId(orderId)}` };
  },
  'a customer': async () => {
    const { customerId } = await makeCustomer(store);
    return { path: `/staff/customers/${customerId}/`, subject: `customer:${customerId}` };
  },
  'an enquiry': async () => {
    const id = idOfNumber(await enquirer.sent('contact', enquirer.contact()));
    return { path: `/staff/leads/${id}/`, subject: `lead:${id}` };
  },
};

interface ShownNote {
  id?: number;
  number?: number;
  text: string;
  edited_at: string | null;
  may_change: boolean;
  may_remove: boolean;
}

const readNotes = async (path: string, token = writer) => {
  const { body } = await store.call('GET', path, { token });
  return (body['data'] as { notes: ShownNote[] }).notes;
};
const write = (path: string, text: string, token = writer) =>
  store.call('POST', `${path}notes/`, { token, body: { text } });
const findNoteUrl = async (path: string) => {
  const [note] = await readNotes(path);
  return `${path}notes/${note?.id ?? note?.number}/`;
};
const change = (noteUrl: string, text: string, token = writer) =>
  store.call('PATCH', noteUrl, { token, body: { text } });
const remove = (noteUrl: string, token = writer) => store.call('DELETE', noteUrl, { token });
const auditLogOf = async (subject: string) => {
  const { body } = await store.call('GET', `/staff/trail/?subject=${subject}`, { token: owner });
  const { data } = await listAuditLog.answer.validate(body, { strict: true });
  return data
    .filter((entry) => entry.subject === subject && entry.action.endsWith('_note'))
    .map(({ before, after }) => ({ before, after }));
};

describe.each(Object.keys(matters))('a note about %s', (kind) => {
  const make = () => (matters[kind] as (typeof matters)[string])();

  it('is changed by its writer, marked as such, and its earlier words stay in the trail', async () => {
    const { path, subject } = await make();
    await write(path, 'Call at noon');
    expect(await readNotes(path)).toMatchObject([
      { text: 'Call at noon', edited_at: null, may_change: true, may_remove: true },
    ]);
    store.setNow(new Date('2026-11-21T07:00:00Z'));
    const answer = await change(await findNoteUrl(path), 'Call at nine');
    expect(answer.status).toBe(200);
    expect(await readNotes(path)).toMatchObject([
      { text: 'Call at nine', edited_at: '2026-11-21T07:00:00.000Z' },
    ]);
    expect(await auditLogOf(subject)).toEqual([
      { before: { text: 'Call at noon' }, after: { text: 'Call at nine' } },
    ]);
  });

  it('is left as it is where nothing of it was changed', async () => {
    const { path, subject } = await make();
    await write(path, 'Call at noon');
    expect((await change(await findNoteUrl(path), ' Call at noon ')).status).toBe(200);
    expect(await readNotes(path)).toMatchObject([{ edited_at: null }]);
    expect(await auditLogOf(subject)).toEqual([]);
    expect((await change(await findNoteUrl(path), '  ')).status).toBe(400);
  });

  it('is removed by its writer, and the trail keeps its words', async () => {
    const { path, subject } = await make();
    await write(path, 'A slip of the pen');
    const noteUrl = await findNoteUrl(path);
    expect((await remove(noteUrl)).status).toBe(200);
    expect(await readNotes(path)).toEqual([]);
    expect(await auditLogOf(subject)).toEqual([
      { before: { text: 'A slip of the pen' }, after: null },
    ]);
    expect((await remove(noteUrl)).status).toBe(404);
    expect((await change(noteUrl, 'x')).status).toBe(404);
  });

  it('refuses another colleague’s hand; an owner removes it, and does not change it', async () => {
    const { path } = await make();
    await write(path, 'Mine');
    const noteUrl = await findNoteUrl(path);
    expect(await readNotes(path, colleague)).toMatchObject([
      { may_change: false, may_remove: false },
    ]);
    expect((await change(noteUrl, 'Yours', colleague)).status).toBe(403);
    expect((await remove(noteUrl, colleague)).status).toBe(403);
    expect((await change(noteUrl, 'Ours', owner)).status).toBe(403);
    expect(await readNotes(path, owner)).toMatchObject([
      { text: 'Mine', may_change: false, may_remove: true },
    ]);
    expect((await remove(noteUrl, owner)).status).toBe(200);
    expect(await readNotes(path)).toEqual([]);
  });

  it('belongs to one of them alone, and refuses a caller who is not logged in', async () => {
    const [one, other] = [await make(), await make()];
    await write(one.path, 'Here');
    const elsewhere = (await findNoteUrl(one.path)).replace(one.path, other.path);
    expect((await remove(elsewhere)).status).toBe(404);
    expect((await remove(`${one.path}notes/99999/`)).status).toBe(404);
    const noteUrl = await findNoteUrl(one.path);
    expect((await store.call('DELETE', noteUrl)).status).toBe(401);
    expect((await store.call('PATCH', noteUrl, { body: { text: 'x' } })).status).toBe(401);
  });

  it('is changed by two at once without one of its words lost to the trail', async () => {
    const { path, subject } = await make();
    await write(path, 'First');
    const noteUrl = await findNoteUrl(path);
    const both = await Promise.all([change(noteUrl, 'Second'), change(noteUrl, 'Third')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const before = (await auditLogOf(subject)).map(
      (entry) => (entry.before as { text: string }).text,
    );
    const [now] = await readNotes(path);
    expect([...before, now?.text].toSorted()).toEqual(['First', 'Second', 'Third']);
  });
});

describe('what is no note', () => {
  it('stays as it is: how a call went, and a reply that was sent', async () => {
    const order = await (matters['an order'] as (typeof matters)[string])();
    await store.call('POST', `${order.path}calls/`, {
      token: writer,
      body: { outcome: 'no_answer' },
    });
    const lead = await (matters['an enquiry'] as (typeof matters)[string])();
    await store.call('POST', `${lead.path}reply/`, { token: writer, body: { text: 'We do.' } });
    for (const { path } of [order, lead]) {
      expect(await readNotes(path)).toMatchObject([{ may_change: false, may_remove: false }]);
      expect((await change(await findNoteUrl(path), 'Something else')).status).toBe(409);
      expect((await remove(await findNoteUrl(path), owner)).status).toBe(409);
    }
  });
});

describe('the earlier words of a note', () => {
  it('go with the account that they are about; the trail says that there were some', async () => {
    const { path, subject } = await (matters['a customer'] as (typeof matters)[string])();
    await write(path, 'Lives with her mother');
    await remove(await findNoteUrl(path));
    await store.call('POST', `${path}close/`, { token: writer, body: { reason: 'By letter' } });
    expect(await auditLogOf(subject)).toEqual([{ before: { text: null }, after: null }]);
  });

  it('go with the enquiry that they are about', async () => {
    const { path, subject } = await (matters['an enquiry'] as (typeof matters)[string])();
    await write(path, 'Sounded unsure');
    await remove(await findNoteUrl(path));
    const id = Number(subject.slice('lead:'.length));
    const left = () => store.context.db.$count(keptWords, eq(keptWords.leadId, id));
    expect(await left()).toBe(1);
    await store.context.db
      .update(leads)
      .set({ deleteAfter: new Date('2026-01-01T00:00:00Z') })
      .where(eq(leads.id, id));
    await deleteOldLeads(store.context);
    expect(await left()).toBe(0);
  });
});

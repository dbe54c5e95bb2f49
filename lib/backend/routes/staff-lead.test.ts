import { eq } from 'drizzle-orm';
import * as calls from '../../contract/staff-lead.ts';
import { auditEntries } from '../db/schema/running.ts';
import { idOfNumber } from '../services/lead/lead-number.ts';
import { leadFixture } from '../testing/lead-fixture.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: ReturnType<typeof leadFixture>;
let staff: Awaited<ReturnType<typeof staffFixture>>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = leadFixture(store);
  staff = await staffFixture(store, ['leads']);
});
afterAll(() => store.close());

const call = (method: string, path: string, body?: unknown, token = staff.token) =>
  store.call(method, path, { token, ...(body !== undefined && { body }) });
const toLead = (body: unknown) =>
  calls.getStaffLead.answer.validateSync(body, { strict: true }).data;
const newLead = async (more: Record<string, unknown> = {}) => {
  const enquiry = fixture.contact(more);
  const number = await fixture.sent('contact', enquiry);
  const id = idOfNumber(number) ?? 0;
  return { id, number, path: `/staff/leads/${id}/`, email: String(enquiry.email) };
};
const rows = async (search: string) => {
  const { status, body } = await call('GET', `/staff/leads/?${search}`);
  expect(status).toBe(200);
  return calls.listStaffLeads.answer.validateSync(body, { strict: true });
};
const foundIds = async (search: string) => (await rows(search)).data.map(({ id }) => id);

describe('the enquiries in the back office', () => {
  it('refuse a caller who is not logged in, a customer, and staff of another area', async () => {
    const { path } = await newLead();
    const { token } = await makeCustomer(store);
    const others = await staffFixture(store, ['orders']);
    for (const [method, to, body] of [
      ['GET', '/staff/leads/'],
      ['GET', path],
      ['PATCH', path, { status: 'spam' }],
      ['POST', `${path}notes/`, { text: 'x' }],
      ['POST', `${path}reply/`, { text: 'x' }],
      ['GET', '/staff/lead-owners/'],
    ] as const) {
      expect((await store.call(method, to, body ? { body } : {})).status).toBe(401);
      expect((await call(method, to, body, token)).status).toBe(403);
      expect((await call(method, to, body, others.token)).status).toBe(403);
    }
    expect(toLead((await call('GET', path)).body).status).toBe('new');
  });

  it('are listed the newest first, and found by number, name, company, email and subject', async () => {
    const first = await newLead({ name: 'Zeenat Aman', company: 'Blue Door', subject: '100% tea' });
    store.setNow(new Date('2026-11-19T06:30:00Z'));
    const second = await newLead({ company: 'Blue Door' });
    const list = await rows('page=1&page_size=10');
    expect(list.data[0]).toMatchObject({ id: second.id, number: second.number, note_count: 0 });
    for (const term of [first.number, 'zeenat', first.email, '100%25']) {
      expect(await foundIds(`search=${term}`)).toEqual([first.id]);
    }
    expect(await foundIds('search=blue+door')).toEqual([second.id, first.id]);
    expect(await foundIds('search=blue+door&sort=created_at')).toEqual([first.id, second.id]);
    expect(await foundIds('search=blue+door&sort=-name')).toEqual([first.id, second.id]);
    expect(await foundIds('search=%25_%25')).toEqual([]);
  });

  it('are narrowed by kind, status and who looks after them; spam is out of sight', async () => {
    const one = await newLead({ company: 'Filter Works' });
    const other = await newLead({ company: 'Filter Works' });
    const found = (search: string) => foundIds(`search=filter+works&${search}`);
    await call('PATCH', one.path, { status: 'in work', owner: staff.customerId });
    expect(await found('owner=me')).toEqual([one.id]);
    expect(await found(`owner=${staff.customerId}`)).toEqual([one.id]);
    expect(await found('owner=nobody')).toEqual([other.id]);
    expect(await found('status=open')).toEqual([other.id, one.id]);
    expect(await found('kind=b2b')).toEqual([]);
    await call('PATCH', other.path, { status: 'spam' });
    expect(await found('')).toEqual([one.id]);
    expect(await found('status=spam')).toEqual([other.id]);
    for (const wrong of ['kind=letter', 'status=lost', 'owner=him', 'sort=email', 'page=0']) {
      expect((await call('GET', `/staff/leads/?${wrong}`)).status).toBe(400);
    }
  });

  it('show what was asked and answered in the order of the form', async () => {
    const location = await fixture.place('France', 'Brittany', 'Brest');
    const number = await fixture.sent('export', {
      ...fixture.company({ full_name: 'Ravi Shah', job_title: 'Buyer', ...location }),
      answer11: 'None',
      answer1: 'Europe',
    });
    const { body } = await call('GET', `/staff/leads/${idOfNumber(number)}/`);
    const lead = toLead(body);
    expect(lead).toMatchObject({ kind: 'export', name: 'Ravi Shah', others: 0, attachment: null });
    expect(lead.details.map(({ name }) => name)).toEqual([
      'job_title',
      'industry_type',
      'company_size',
      'annual_revenue',
      'company_registered',
      'country',
      'state',
      'city',
    ]);
    expect(lead.answers.map(({ answer }) => answer)).toEqual(['Europe', 'None']);
    expect((await call('GET', '/staff/leads/999999/')).status).toBe(404);
  });
});

describe('work on an enquiry', () => {
  it('can be taken over by colleagues of this area alone, and leaves a trail', async () => {
    const { id, path } = await newLead();
    const others = await staffFixture(store, ['orders']);
    const { token, customerId } = await makeCustomer(store);
    expect(token).toBeTruthy();
    for (const owner of [others.customerId, customerId, 2_000_000_000]) {
      const { status, body } = await call('PATCH', path, { owner });
      expect([status, Object.keys(body['errors'] as object)]).toEqual([400, ['owner']]);
    }
    const { body } = await call('GET', '/staff/lead-owners/');
    const owners = calls.listLeadOwners.answer.validateSync(body, { strict: true }).data;
    const ids = owners.map((one) => one.id);
    expect(ids).toContain(staff.customerId);
    expect(ids).not.toContain(others.customerId);
    await call('PATCH', path, { owner: staff.customerId, status: 'won' });
    await call('PATCH', path, { status: 'won' });
    expect(toLead((await call('PATCH', path, { owner: null })).body).owner).toBeNull();
    const auditLog = await store.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `lead:${id}`))
      .orderBy(auditEntries.id);
    expect(auditLog).toMatchObject([
      { before: { status: 'new', owner: null }, after: { status: 'won', owner: staff.customerId } },
      { after: { status: 'won', owner: null } },
    ]);
  });

  it('is written down by many at once without one note lost', async () => {
    const { path } = await newLead();
    const texts = Array.from({ length: 8 }, (_, index) => `Note ${index}`);
    await Promise.all(texts.map((text) => call('POST', `${path}notes/`, { text })));
    const { notes } = toLead((await call('GET', path)).body);
    expect(notes.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(notes.map(({ text }) => text).toSorted()).toEqual(texts);
    expect(notes[0]).toMatchObject({ kind: 'note', by: 'Test Shopper' });
    expect((await call('POST', `${path}notes/`, { text: '  ' })).status).toBe(400);
  });

  it('ends in a reply that goes out by mail, once', async () => {
    const { number, path, email } = await newLead();
    await call('POST', `${path}notes/`, { text: 'Ask the packers' });
    const text = 'We do.\n\nShall we send you the prices?';
    const stale = await call('POST', `${path}reply/`, { text, seen_notes: 0 });
    expect(stale.status).toBe(409);
    const headers = { 'idempotency-key': `reply-${number}` };
    const reply = () =>
      store.call('POST', `${path}reply/`, {
        token: staff.token,
        headers,
        body: { text, seen_notes: 1 },
      });
    const answers = await Promise.all([reply(), reply(), reply()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const lead = toLead((await call('GET', path)).body);
    expect(lead).toMatchObject({ status: 'answered', owner: { id: staff.customerId } });
    expect(lead.notes.map(({ kind }) => kind)).toEqual(['note', 'reply']);
    const [mail, acknowledgement, ...more] = await fixture.mailsTo(email);
    expect(more).toEqual([]);
    expect(acknowledgement?.subject).toContain('We’ve received your enquiry');
    expect(mail?.subject).toBe(`Your enquiry ${number}`);
    expect(mail?.text).toContain('Shall we send you the prices?');
    expect(mail?.text).not.toContain('Ask the packers');
  });

  it('has no reply where there is no email, or it is spam', async () => {
    const number = await fixture.sent('b2b', fixture.company({ email: '' }));
    const bare = await call('POST', `/staff/leads/${idOfNumber(number)}/reply/`, { text: 'Hello' });
    expect([bare.status, bare.body['message']]).toEqual([
      409,
      'This enquiry has no email to reply to',
    ]);
    const { path } = await newLead();
    await call('PATCH', path, { status: 'spam' });
    expect((await call('POST', `${path}reply/`, { text: 'Hello' })).status).toBe(409);
  });
});

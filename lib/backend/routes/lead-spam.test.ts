import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as calls from '../../contract/lead.ts';
import { leads } from '../db/schema/service.ts';
import { leadFixture } from '../testing/lead-fixture.ts';
import { captchaToken } from '../testing/solve-captcha.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: ReturnType<typeof leadFixture>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = leadFixture(store);
});
afterAll(() => store.close());

const countLeads = async () => store.context.db.$count(leads);

describe('what keeps enquiries clean', () => {
  it('answers a machine that fills in the hidden field as a person, and keeps nothing', async () => {
    const enquiry = fixture.contact({ reference: 'http://spam.example' });
    const before = await countLeads();
    const answer = await fixture.send('contact', enquiry);
    expect(answer.status).toBe(201);
    await calls.sendContactLead.answer.validate(answer.body, { strict: true });
    expect(await countLeads()).toBe(before);
    expect(await fixture.mailsTo(enquiry.email)).toEqual([]);
  });

  it('makes one of ten that are the same request, at the same time and later', async () => {
    const enquiry = fixture.contact({ recaptcha: await captchaToken(store) });
    const headers = { 'idempotency-key': randomUUID() };
    const once = () => fixture.send('contact', enquiry, { headers });
    const answers = await Promise.all(Array.from({ length: 10 }, once));
    const numbers = new Set([...answers, await once()].map(({ body }) => body['number']));
    expect(numbers.size).toBe(1);
    expect(await fixture.mailsTo(enquiry.email)).toHaveLength(1);
    const other = await fixture.send('contact', { ...enquiry, subject: 'Oil' }, { headers });
    expect(other.status).toBe(409);
  });

  it('keeps every enquiry of one email from many addresses, and mails thirty receipts an hour', async () => {
    const { email } = fixture.contact();
    for (let n = 1; n <= 31; n += 1) {
      const from = { headers: { 'x-forwarded-for': `203.0.113.${n}` } };
      expect(
        (await fixture.send('contact', fixture.contact({ email, country: 1 }), from)).status,
      ).toBe(201);
    }
    expect(await fixture.mailsTo(email)).toHaveLength(30);
  });

  it('takes five of one email in an hour, and of one address ten without a captcha', async () => {
    const { email } = fixture.contact();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      statuses.push((await fixture.send('contact', fixture.contact({ email, country: 1 }))).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    const elsewhere = { headers: { 'x-forwarded-for': '203.0.113.77' } };
    const other = await fixture.send('contact', fixture.contact({ email, country: 1 }), elsewhere);
    expect(other.status).toBe(201);
    await store.context.db.execute(sql`delete from rate_limits`);
    const from = { headers: { 'x-forwarded-for': '203.0.113.9' } };
    const bare = () => fixture.send('b2b', fixture.company({ recaptcha: undefined }), from);
    for (let i = 0; i < 10; i += 1) expect((await bare()).status).toBe(201);
    const refused = await bare();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.any(String)]);
    expect((await fixture.send('b2b', fixture.company(), from)).status).toBe(201);
  });

  it('T55: refuses a field of 10 kB in every form, and a consent that was refused', async () => {
    const before = await countLeads();
    const long = 'x'.repeat(10_000);
    for (const field of ['company', 'name', 'subject', 'inquiry_description', 'email'] as const) {
      const { status, body } = await fixture.send('contact', fixture.contact({ [field]: long }));
      expect([status, Object.keys(body['errors'] as object)]).toEqual([400, [field]]);
    }
    for (const kind of ['b2b', 'export'] as const) {
      for (const field of ['company_name', 'industry_type', 'answer1', 'specific_requirements']) {
        const { status, body } = await fixture.send(kind, fixture.company({ [field]: long }));
        expect([status, Object.keys(body['errors'] as object)]).toEqual([400, [field]]);
      }
      expect((await fixture.send(kind, fixture.company({ consent: false }))).status).toBe(400);
    }
    expect(await countLeads()).toBe(before);
  });
});

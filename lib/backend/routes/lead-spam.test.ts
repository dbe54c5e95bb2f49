import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as calls from '../../contract/lead.ts';
import { leads } from '../db/schema/service.ts';
import { leadDesk } from '../testing/lead-desk.ts';
import { captchaToken } from '../testing/solve-captcha.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let desk: ReturnType<typeof leadDesk>;
beforeAll(async () => {
  store = await openTestStore();
  desk = leadDesk(store);
});
afterAll(() => store.close());

const countLeads = async () => store.context.db.$count(leads);

describe('what keeps enquiries clean', () => {
  it('answers a machine that fills in the hidden field as a person, and keeps nothing', async () => {
    const enquiry = desk.contact({ reference: 'http://spam.example' });
    const before = await countLeads();
    const answer = await desk.send('contact', enquiry);
    expect(answer.status).toBe(201);
    await calls.sendInquiry.answer.validate(answer.body, { strict: true });
    expect(await countLeads()).toBe(before);
    expect(await desk.mailsTo(enquiry.email)).toEqual([]);
  });

  it('makes one of ten that are the same request, at the same time and later', async () => {
    const enquiry = desk.contact({ recaptcha: await captchaToken(store) });
    const headers = { 'idempotency-key': randomUUID() };
    const once = () => desk.send('contact', enquiry, { headers });
    const answers = await Promise.all(Array.from({ length: 10 }, once));
    const numbers = new Set([...answers, await once()].map(({ body }) => body['number']));
    expect(numbers.size).toBe(1);
    expect(await desk.mailsTo(enquiry.email)).toHaveLength(1);
    const other = await desk.send('contact', { ...enquiry, subject: 'Oil' }, { headers });
    expect(other.status).toBe(409);
  });

  it('takes five of one email in an hour, and of one address ten without a captcha', async () => {
    const { email } = desk.contact();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      statuses.push((await desk.send('contact', desk.contact({ email, country: 1 }))).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    await store.context.db.execute(sql`delete from rate_limits`);
    const from = { headers: { 'x-forwarded-for': '203.0.113.9' } };
    const bare = () => desk.send('b2b', desk.company({ recaptcha: undefined }), from);
    for (let i = 0; i < 10; i += 1) expect((await bare()).status).toBe(201);
    const refused = await bare();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.any(String)]);
    expect((await desk.send('b2b', desk.company(), from)).status).toBe(201);
  });
});

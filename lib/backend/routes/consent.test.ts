import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { consentTexts } from '../../contract/consent-texts.ts';
import { getOwnData } from '../../contract/own-data.ts';
import { getStaffCustomer } from '../../contract/staff-customer.ts';
import { getStaffLead } from '../../contract/staff-lead.ts';
import { consents } from '../db/schema/consent.ts';
import { newsToken } from '../services/news/news-token.ts';
import { accountFixture, freshPassword } from '../testing/account-fixture.ts';
import { leadFixture } from '../testing/lead-fixture.ts';
import { memberFixture } from '../testing/member-fixture.ts';
import { signInAs } from '../testing/sign-in.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const person = {
  email: 'kavita@example.in',
  first_name: 'Kavita',
  last_name: 'Rao',
  mobile_no: '9876543210',
  password: freshPassword,
  confirm_password: freshPassword,
  wants_news: true,
};

/** The consents on the page of an enquiry in the back office. */
async function shownConsents(leadId: number | undefined) {
  const { token } = await staffFixture(store, ['leads']);
  const { body } = await store.call('GET', `/staff/leads/${leadId}/`, { token });
  return (await getStaffLead.answer.validate(body, { strict: true })).data.consents;
}

describe('consents', () => {
  it('are kept with wording, time and place, when given and when withdrawn', async () => {
    const fixture = accountFixture(store);
    await fixture.post('/user/signup/', person);
    const { body } = await fixture.logIn(person.email, freshPassword);
    const { id, token } = body['data'] as { id: number; token: string };
    await memberFixture(store).askForLink({ token }, 'consent-1');
    await store.call('PATCH', '/user/news/', { token, body: { wants_news: false } });
    // Said again, nothing is withdrawn.
    await store.call('PATCH', '/user/news/', { token, body: { wants_news: false } });
    await store.call('PATCH', '/user/news/', { token, body: { wants_news: true } });
    const link = newsToken(id, store.context.env.visitorSecret);
    await store.call('POST', `/user/news/${link}/stop/`);

    const own = await store.call('GET', '/user/data/', { token });
    const { data } = await getOwnData.answer.validate(own.body, { strict: true });
    expect(data.consents.map(({ purpose, is_given, place }) => [purpose, is_given, place])).toEqual(
      [
        ['news', false, '/unsubscribe'],
        ['news', true, '/profile/edit'],
        ['news', false, '/profile/edit'],
        ['membership', true, '/elite'],
        ['news', true, '/sign-up'],
        ['account', true, '/sign-up'],
      ],
    );
    expect(data.consents.at(-1)).toMatchObject({
      wording: consentTexts.account,
      wording_hash: createHash('sha256').update(consentTexts.account).digest('hex'),
      at: store.context.now().toISOString(),
    });

    const owner = await signInAs(store, 'owner@example.in');
    const shown = await store.call('GET', `/staff/customers/${id}/`, { token: owner.token });
    const customer = (await getStaffCustomer.answer.validate(shown.body, { strict: true })).data;
    expect(customer.consents).toEqual(data.consents);

    const ofCustomer = eq(consents.customerId, id);
    await store.context.db.update(consents).set({ address: '203.0.113.7' }).where(ofCustomer);
    await store.call('POST', '/user/deactivate/', { token });
    const saved = await store.context.db.select().from(consents).where(ofCustomer);
    expect(saved.map(({ address }) => address)).toEqual(Array<string>(6).fill(''));
  });

  it('of an enquiry are shown with the enquiry, and belong to it alone', async () => {
    const fixture = leadFixture(store);
    const b2b = fixture.company();
    const answer = await fixture.send('b2b', { ...b2b, consent: true });
    expect(answer.status).toBe(201);
    const lead = await fixture.rowOf(answer.body['number']);
    const ofLead = eq(consents.leadId, lead?.id ?? 0);
    const [saved] = await store.context.db.select().from(consents).where(ofLead);
    expect(saved).toMatchObject({
      purpose: 'enquiry',
      wording: consentTexts.enquiry,
      place: '/bussiness',
      customerId: null,
    });
    await store.context.db.update(consents).set({ address: '203.0.113.8' }).where(ofLead);
    expect(await shownConsents(lead?.id)).toEqual([
      {
        purpose: 'enquiry',
        is_given: true,
        wording: consentTexts.enquiry,
        wording_hash: createHash('sha256').update(consentTexts.enquiry).digest('hex'),
        at: store.context.now().toISOString(),
        place: '/bussiness',
        address: '203.0.113.8',
      },
    ]);
    const without = await fixture.send('b2b', b2b);
    const other = await fixture.rowOf(without.body['number']);
    expect(await shownConsents(other?.id)).toEqual([]);
    const rows = await store.context.db.select().from(consents);
    expect(rows.some(({ leadId }) => leadId === other?.id)).toBe(false);
  });
});

import { eq } from 'drizzle-orm';
import { listOutbox } from '../../contract/running.ts';
import { customers } from '../db/schema/customer.ts';
import { newsToken } from '../services/news/news-token.ts';
import { makeCustomer, type Shopper } from '../testing/make-customer.ts';
import { solveCaptcha } from '../testing/solve-captcha.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const wantsNews = async ({ email }: { email: string }) =>
  (await store.context.db.select().from(customers).where(eq(customers.email, email)))[0]?.wantsNews;
const change = ({ token }: { token?: string }, body: object) =>
  store.call('PATCH', '/user/news/', { ...(token && { token }), body });
const newsLink = ({ customerId }: Shopper) =>
  newsToken(customerId, store.context.env.visitorSecret);

describe('news', () => {
  it('refuse a caller who is not logged in', async () => {
    expect((await change({}, { wants_news: true })).status).toBe(401);
  });

  it('are begun and ended by the customer, and by nothing else of the profile', async () => {
    const who = await makeCustomer(store);
    expect(await wantsNews(who)).toBe(false);
    const begun = await change(who, { wants_news: true });
    expect([begun.status, begun.body['wants_news']]).toEqual([200, true]);
    expect(await wantsNews(who)).toBe(true);
    await store.call('PATCH', '/user/profile/', {
      token: who.token,
      body: { first_name: 'Tara', wants_news: false, is_subscribed: false },
    });
    expect(await wantsNews(who)).toBe(true);
    await change(who, { wants_news: false });
    expect(await wantsNews(who)).toBe(false);
    for (const body of [{}, { wants_news: 'perhaps' }]) {
      expect((await change(who, body)).status).toBe(400);
    }
  });

  it.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])('are sent to a new customer who said %s: %s', async (choice, wanted) => {
    const email = `news-${String(choice)}@example.in`;
    const { status } = await store.call('POST', '/user/signup/', {
      body: {
        first_name: 'Tara',
        last_name: 'Rao',
        email,
        mobile_no: `90000${String(choice).length}1234`,
        password: 'Lotus@2026',
        confirm_password: 'Lotus@2026',
        recaptcha: await solveCaptcha(store),
        ...(choice !== undefined && { wants_news: choice }),
      },
    });
    expect(status).toBe(201);
    expect(await wantsNews({ email })).toBe(wanted);
    const { body } = await store.call('GET', `/outbox/?to=${email}`);
    const [welcome] = listOutbox.answer.validateSync(body).data;
    const [, link] = /Unsubscribe: (\S+)$/m.exec(welcome?.text ?? '') ?? [];
    expect(link !== undefined).toBe(wanted);
    if (!link) return;
    const token = link.split('/').at(-1) ?? '';
    expect((await store.call('GET', `/user/news/${token}/`)).body['wants_news']).toBe(true);
  });
});

describe('the link in a mail', () => {
  const openLink = (link: string) => store.call('GET', `/user/news/${link}/`);
  const press = (link: string) => store.call('POST', `/user/news/${link}/stop/`);

  it('ends the news without a login, once pressed and not before', async () => {
    const who = await makeCustomer(store);
    await change(who, { wants_news: true });
    const link = newsLink(who);
    expect((await openLink(link)).body['wants_news']).toBe(true);
    expect(await wantsNews(who)).toBe(true);
    expect((await press(link)).status).toBe(200);
    expect((await press(link)).status).toBe(200);
    expect((await openLink(link)).body['wants_news']).toBe(false);
    expect(await wantsNews(who)).toBe(false);
  });

  it('is nobody else’s, and cannot be made up', async () => {
    const [who, other] = [await makeCustomer(store), await makeCustomer(store)];
    await change(who, { wants_news: true });
    const signature = newsLink(other).split('-').slice(1).join('-');
    const id = who.customerId.toString(36);
    for (const link of [
      `${id}-${signature}`,
      `${id}-`,
      id,
      `${newsLink(who)}x`,
      'zzzzzzz-' + 'A'.repeat(24),
    ]) {
      expect((await openLink(link)).status).toBe(404);
      expect((await press(link)).status).toBe(404);
    }
    expect(await wantsNews(who)).toBe(true);
  });
});

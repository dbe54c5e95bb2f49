import { queueMessage } from '../services/messages/queue-message.ts';
import { samples } from '../services/messages/samples.ts';
import { messageKinds } from '../services/messages/templates.ts';
import { liveSettings } from '../testing/live-settings.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

async function open(path: string, headers: Record<string, string> = asBrowser, of = store) {
  const response = await of.app.request(path, { headers });
  return { status: response.status, headers: response.headers, page: await response.text() };
}

describe('the page of the outbox', () => {
  const to = { email: 'page@example.in', mobile: '+919000000078' };
  beforeAll(async () => {
    const { db } = store.context;
    await queueMessage(db, {
      kind: 'login_otp',
      to: { mobile: to.mobile },
      data: { otp: '135790' },
    });
    await queueMessage(db, {
      kind: 'abandoned_cart',
      to,
      data: { ...samples.abandoned_cart, firstName: '<script>alert(1)</script>' },
    });
    await queueMessage(db, {
      kind: 'welcome',
      to: { email: 'other@example.in' },
      data: samples.welcome,
    });
  });

  it('shows a browser the SMS and the mails of everybody, or of one', async () => {
    const everybody = await open('/outbox/');
    expect(everybody.status).toBe(200);
    expect(everybody.headers.get('content-type')).toMatch(/^text\/html/);
    for (const part of [
      '135790 is your OTP',
      'You left something in your cart',
      'other@example.in',
    ]) {
      expect(everybody.page).toContain(part);
    }
    const one = await open('/outbox/?to=9000000078');
    expect(one.page).toContain('135790 is your OTP');
    expect(one.page).toContain('No emails yet.');
    const other = await open('/outbox/?to=%20Page@Example.in');
    expect(other.page).toContain('No SMS yet.');
    expect(other.page).toContain('You left something in your cart');
    expect(other.page).not.toContain('Welcome to SOSE');
  });

  it('lets nothing run that came in a message', async () => {
    const { page, headers } = await open(`/outbox/?to=${to.email}`);
    expect(page).not.toContain('<script');
    expect(page).toContain('sandbox="allow-popups');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    const attack = await open('/outbox/?to=%22%3E%3Cscript%3Ealert(1)%3C/script%3E');
    expect(attack.status).toBe(200);
    expect(attack.page).not.toContain('<script');
    expect((await open('/outbox/?to=%00')).status).toBe(200);
  });

  it('shows a mail alone, in a page that can do nothing', async () => {
    const { page } = await open(`/outbox/?to=${to.email}`);
    const [, path = ''] = /href="(\/outbox\/\?message=\d+&amp;print=1)"/.exec(page) ?? [];
    const sandboxed = await open(path.replaceAll('&amp;', '&'));
    expect(sandboxed.status).toBe(200);
    expect(sandboxed.page).toContain('You left something in your cart');
    expect(sandboxed.page).not.toContain('<script');
    expect(sandboxed.headers.get('content-security-policy')).toContain('sandbox');
    expect((await open('/outbox/?message=99999999&print=1')).status).toBe(404);
  });

  it('answers programs with JSON as ever', async () => {
    for (const accept of ['*/*', 'application/json', 'application/json, text/html']) {
      const { status, page } = await open(`/outbox/?to=${to.email}`, { accept });
      expect(status).toBe(200);
      expect(JSON.parse(page)).toMatchObject({ status: true, data: [{ channel: 'email' }] });
    }
  });

  it.each(messageKinds)('shows what %s looks like', async (kind) => {
    const { status, page } = await open(`/outbox/?sample=${kind}`);
    expect(status).toBe(200);
    expect(page).toContain('All messages');
  });

  it('shows a sample of each variant', async () => {
    const { page } = await open('/outbox/?sample=appointment_cancelled');
    expect(page).toMatch(/Email: Usual[^]*We’re sorry[^]*Email: By the customer[^]*any time/);
  });
});

describe('outside demo mode', () => {
  let live: TestStore;
  beforeAll(async () => {
    live = await openTestStore(liveSettings);
  });
  afterAll(() => live.close());

  it.each(['/outbox/', '/outbox/?to=asha@example.in', '/outbox/?sample=welcome'])(
    'there is no page %s',
    async (path) => {
      const { status, page } = await open(path, asBrowser, live);
      expect(status).toBe(404);
      expect(page).toContain('not part of the store API');
    },
  );
});

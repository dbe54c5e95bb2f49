import * as calls from '../../contract/running.ts';
import { createApp } from '../app.ts';
import { openApiDatabase } from '../db/client.ts';
import { queueMessage } from '../services/messages/queue-message.ts';
import { liveSettings } from '../testing/live-settings.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

describe('the health of the store', () => {
  it('is good while the database answers', async () => {
    const answer = await store.call('GET', '/health');
    expect(answer.status).toBe(200);
    const health = await calls.getHealth.answer.validate(answer.body, { strict: true });
    expect(health).toMatchObject({ status: true, database: 'up', mode: 'demo' });
  });

  it('is bad when the pool cannot connect', async () => {
    const { env, log, now } = store.context;
    for (const config of [
      { host: '127.0.0.1', port: 1, max: 2 },
      { host: '/nowhere/at/all', port: 5432, max: 2 },
    ]) {
      const client = openApiDatabase(config, log);
      const app = createApp({ env, log, now, ...client, limitPool: client.pool });
      const response = await app.request('/health');
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ status: false });
      await client.close();
      expect((await app.request('/health')).status).toBe(503);
    }
  });
});

describe('the outbox', () => {
  const send = (mobile: string, otp: string) =>
    queueMessage(store.context.db, { kind: 'login_otp', to: { mobile }, data: { otp } });
  const read = async (to: string) => {
    const answer = await store.call('GET', `/outbox/?to=${encodeURIComponent(to)}`);
    expect(answer.status).toBe(200);
    return (await calls.listOutbox.answer.validate(answer.body, { strict: true })).data;
  };

  it('shows what was sent to a number, newest first, however it is written', async () => {
    await send('+919000000071', '111111');
    await send('9000000071', '222222');
    for (const to of ['+919000000071', '9000000071', '919000000071', '90000 00071']) {
      expect((await read(to)).map(({ data }) => data['otp'])).toEqual(['222222', '111111']);
    }
    const [newest] = await read('9000000071');
    expect(newest).toMatchObject({
      channel: 'sms',
      to: '+919000000071',
      subject: null,
      data: { otp: '222222' },
      text: expect.stringContaining('222222 is your OTP'),
    });
    expect(Date.parse(newest?.created_at ?? '')).not.toBeNaN();
  });

  it('shows what was mailed, in whatever case the address is written', async () => {
    await queueMessage(store.context.db, {
      kind: 'welcome',
      to: { email: 'Kiran@Example.in', mobile: '9000000072' },
      data: { firstName: 'Kiran', confirmationCode: 'x.y' },
    });
    expect(await read(' KIRAN@example.IN ')).toEqual([
      expect.objectContaining({
        channel: 'email',
        to: 'kiran@example.in',
        subject: 'Welcome to SOSE',
      }),
    ]);
    expect((await read('kiran@example.in'))[0]?.text).toContain(
      `${store.context.env.siteUrl}/shop`,
    );
    expect(await read('9000000072')).toEqual([]);
  });

  it('is empty for who got nothing', async () => {
    expect(await read('nobody@example.in')).toEqual([]);
  });

  it('wants to know for whom', async () => {
    expect((await store.call('GET', '/outbox/')).status).toBe(400);
    expect((await store.call('GET', '/outbox/?to=')).status).toBe(400);
  });
});

describe('outside demo mode', () => {
  let live: TestStore;
  beforeAll(async () => {
    live = await openTestStore(liveSettings);
  });
  afterAll(() => live.close());

  it.each(['/outbox/?to=asha@example.in', '/outbox?to=x', '/outbox/', '//outbox//'])(
    'there is no %s',
    async (path) => {
      const answer = await live.call('GET', path);
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({
        status: false,
        message: 'This address is not part of the store API',
      });
    },
  );

  it('the store says which mode it is in', async () => {
    expect((await live.call('GET', '/health')).body).toMatchObject({ mode: 'live' });
  });
});

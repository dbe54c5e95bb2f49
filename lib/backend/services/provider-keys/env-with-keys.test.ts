import { sql } from 'drizzle-orm';
import { providerKeys } from '../../db/schema/connection.ts';
import { liveSettings } from '../../testing/live-settings.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';
import { smsKinds } from '../messages/templates.ts';
import { envWithKeys, forgetKeys } from './env-with-keys.ts';
import { encryptFields } from './stored-keys.ts';

const noMessages = {
  SMTP_URL: '',
  MAIL_FROM: '',
  MSG91_AUTH_KEY: '',
  MSG91_SENDER: '',
  MSG91_TEMPLATE_IDS: '',
};
const sms = {
  auth_key: 'a'.repeat(20),
  template_ids: smsKinds.map((kind) => `${kind}=dlt-${kind}`).join('\n'),
};
const signIn = { email: 'staff@example.in', password: 'Demo@2026' };

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore({ ...liveSettings, ...noMessages });
});
afterAll(() => store.close());

async function storeSms(dataKey: string) {
  const encryptedFields = encryptFields([dataKey], 'msg91', sms);
  await store.context.db
    .insert(providerKeys)
    .values({ provider: 'msg91', encryptedFields, changedAt: store.context.now() })
    .onConflictDoUpdate({ target: providerKeys.provider, set: { encryptedFields } });
  forgetKeys(store.context);
}

describe('a live store whose SMS keys are entered in the back office', () => {
  it('answers nothing while it has never read them', async () => {
    await storeSms('d'.repeat(32));
    const { db } = store.context;
    await db.execute(sql`alter table provider_keys rename to provider_keys_away`);
    const away = await store.call('POST', '/user/signin/', { body: signIn });
    await db.execute(sql`alter table provider_keys_away rename to provider_keys`);
    expect(away.status).toBe(500);
    const back = await store.call('POST', '/user/signin/', { body: signIn });
    expect(back).toMatchObject({ status: 401, body: { code: 'otp_required' } });
  });

  it('keeps those that it has read while they cannot be read', async () => {
    const { db } = store.context;
    forgetKeys(store.context);
    await db.execute(sql`alter table provider_keys rename to provider_keys_away`);
    const env = await envWithKeys(store.context);
    await db.execute(sql`alter table provider_keys_away rename to provider_keys`);
    expect(env.providers.msg91?.['auth_key']).toBe(sms.auth_key);
  });

  it('asks staff for the second step when it cannot decrypt them', async () => {
    await storeSms('another key of the data'.padEnd(32, '.'));
    const env = await envWithKeys(store.context);
    expect([env.providers.msg91, env.staffSecondStep]).toEqual([undefined, true]);
    const { status, body } = await store.call('POST', '/user/signin/', { body: signIn });
    expect([status, body['code']]).toEqual([401, 'otp_required']);
  });

  it('lets staff in by the password alone once they are removed', async () => {
    await store.context.db.delete(providerKeys);
    forgetKeys(store.context);
    expect((await envWithKeys(store.context)).staffSecondStep).toBe(false);
    expect((await store.call('POST', '/user/signin/', { body: signIn })).status).toBe(200);
  });
});

it('lets STAFF_SECOND_STEP and demo mode decide before unreadable keys', async () => {
  const encryptedFields = encryptFields(['x'.repeat(32)], 'msg91', sms);
  for (const settings of [{ ...liveSettings, ...noMessages, STAFF_SECOND_STEP: 'false' }, {}]) {
    const other = await openTestStore(settings);
    await other.context.db
      .insert(providerKeys)
      .values({ provider: 'msg91', encryptedFields, changedAt: other.context.now() });
    expect((await envWithKeys(other.context)).staffSecondStep).toBe(false);
    await other.close();
  }
});

it('takes no payments by test keys that were stored before the shop went live', async () => {
  const noGateway = { PAYMENT_PROVIDER: '', RAZORPAY_KEY_ID: '', RAZORPAY_KEY_SECRET: '' };
  const gatewayOf = async (settings: Record<string, string>, keyId: string) => {
    const other = await openTestStore(settings);
    const { db, env, now } = other.context;
    const fields = { key_id: keyId, key_secret: 's'.repeat(20), webhook_secret: 'w'.repeat(20) };
    await db.insert(providerKeys).values({
      provider: 'razorpay',
      encryptedFields: encryptFields(env.dataKeys, 'razorpay', fields),
      chosenAt: now(),
      changedAt: now(),
    });
    const { payment } = await envWithKeys(other.context);
    await other.close();
    return payment.provider;
  };
  const live = { ...liveSettings, ...noGateway, RAZORPAY_WEBHOOK_SECRET: '' };
  expect(await gatewayOf(live, 'rzp_test_Vanashree01')).toBe('sandbox');
  expect(await gatewayOf(live, 'rzp_live_Vanashree01')).toBe('razorpay');
  expect(await gatewayOf({}, 'rzp_test_Vanashree01')).toBe('razorpay');
});

import { eq } from 'drizzle-orm';
import {
  getProviderKeys,
  tryProviderKeys,
  type ProviderKeysState,
} from '../../contract/staff-provider-keys.ts';
import { providerKeys } from '../db/schema/connection.ts';
import { auditEntries, settings } from '../db/schema/running.ts';
import { checkKeys } from '../services/provider-keys/check-keys.ts';
import { envWithKeys } from '../services/provider-keys/env-with-keys.ts';
import { newShop } from '../../contract/new-shop.ts';
import { xlsxType } from '../../contract/staff-export.ts';
import { listSmsTemplates } from '../services/provider-keys/export-sms-templates.ts';
import { readTemplateIds } from '../providers/sms/template-ids.ts';
import { smsKinds } from '../services/messages/templates.ts';
import { marksSetting } from '../services/demo-data/demo-marks.ts';
import { testNow } from '../testing/clock.ts';
import { openMailServerStandIn, type MailServerStandIn } from '../testing/mail-server-stand-in.ts';
import { clearJobs, plannedJobs } from '../testing/waiting-jobs.ts';
import { httpStandIn } from '../testing/http-stand-in.ts';
import { signInAs, type SignedIn } from '../testing/sign-in.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let owner: SignedIn;
let mail: MailServerStandIn;
let partner: Awaited<ReturnType<typeof httpStandIn>>;
let partnerSays: { status?: number; body: object } = { body: {} };

beforeAll(async () => {
  mail = await openMailServerStandIn();
  partner = await httpStandIn(() => partnerSays);
  store = await openTestStore({
    RAZORPAY_URL: partner.url,
    EASEBUZZ_DASHBOARD_URL: partner.url,
    MSG91_URL: partner.url,
    RECAPTCHA_VERIFY_URL: partner.url,
    DELHIVERY_TOKEN: 'token-of-the-server',
    DELHIVERY_PICKUP: 'Naroda',
    DELHIVERY_WEBHOOK_TOKEN: 'webhook-of-the-server',
    DELHIVERY_URL: partner.url,
  });
  owner = await signInAs(store, 'owner@example.in');
});
afterAll(async () => {
  await partner.close();
  await mail.close();
  await store.close();
});

const razorpay = {
  key_id: 'rzp_live_Vanashree01',
  key_secret: 'secret-of-vanashree-x9z1',
  webhook_secret: 'webhook-of-vanashree-q7w2',
};
const siteKey = `6L${'a'.repeat(38)}`;
const secretKey = `6L${'b'.repeat(38)}`;
const mailServer = () => ({
  host: '127.0.0.1',
  port: mail.url.split(':').at(-1) ?? '',
  user: 'shop',
  password: 'password-of-the-mails',
  mail_from: 'Vanashree <care@example.in>',
});

let minutes = 0;
const nextMinute = () => store.setNow(new Date(testNow.getTime() + ++minutes * 60_000));

const save = (provider: string, body: object, token = owner.token) =>
  store.call('POST', `/staff/provider-keys/${provider}/`, { token, body });
const remove = (provider: string) =>
  store.call('DELETE', `/staff/provider-keys/${provider}/`, { token: owner.token });
async function tryKeys(provider: string) {
  const path = `/staff/provider-keys/${provider}/trial/`;
  const { body } = await store.call('POST', path, { token: owner.token });
  return (await tryProviderKeys.answer.validate(body, { strict: true })).data;
}
async function state(): Promise<ProviderKeysState> {
  const { body } = await store.call('GET', '/staff/provider-keys/', { token: owner.token });
  return (await getProviderKeys.answer.validate(body, { strict: true })).data;
}
const findProviderKeys = async (provider: string) =>
  (await state()).providers.find((one) => one.provider === provider);
const env = () => envWithKeys(store.context);

describe('keys of providers', () => {
  it('are for owners alone', async () => {
    const staff = await staffFixture(store);
    expect((await save('razorpay', razorpay, staff.token)).status).toBe(403);
    expect((await store.call('GET', '/staff/provider-keys/', staff)).status).toBe(403);
  });

  it('are stored encrypted and never sent back', async () => {
    const { status, body } = await save('razorpay', razorpay);
    expect(status).toBe(200);
    const sent = JSON.stringify(body);
    expect(sent).not.toContain(razorpay.key_secret);
    expect(sent).not.toContain(razorpay.webhook_secret);
    const keys = await findProviderKeys('razorpay');
    expect(keys).toMatchObject({ origin: 'stored', changed_by: expect.stringMatching(/\w/) });
    expect(keys?.fields).toEqual([
      { name: 'key_id', value: 'rzp_live_Vanashree01', is_set: true, ending: '' },
      { name: 'key_secret', value: '', is_set: true, ending: 'x9z1' },
      { name: 'webhook_secret', value: '', is_set: true, ending: 'q7w2' },
    ]);
    const [row] = await store.context.db
      .select()
      .from(providerKeys)
      .where(eq(providerKeys.provider, 'razorpay'));
    expect(row?.encryptedFields.toString('latin1')).not.toContain('vanashree');
    const entries = await store.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, 'provider:razorpay'));
    expect(entries.map(({ after }) => after)).toEqual([
      { changed: ['key_id', 'key_secret', 'webhook_secret'] },
    ]);
  });

  it('of a gateway take new payments, until they are removed', async () => {
    expect(await state()).toMatchObject({ gateway: 'razorpay', is_gateway_of_server: false });
    const { payment, providers } = await env();
    expect(payment.provider).toBe('razorpay');
    expect(providers.razorpay).toMatchObject({ ...razorpay, url: partner.url });
    nextMinute();
    await save('easebuzz', { key: 'MERCHANT01', salt: 'SALT01SALT01' });
    expect((await state()).gateway).toBe('easebuzz');
    nextMinute();
    await store.call('POST', '/staff/provider-keys/razorpay/choice/', { token: owner.token });
    expect((await state()).gateway).toBe('razorpay');
    await remove('razorpay');
    expect((await state()).gateway).toBe('easebuzz');
    await remove('easebuzz');
    expect((await state()).gateway).toBe('sandbox');
    expect((await remove('easebuzz')).status).toBe(404);
  });

  it('offer online payment in a shop that is no demo', async () => {
    const { db } = store.context;
    const marks = await db.delete(settings).where(eq(settings.name, marksSetting)).returning();
    const paysOnline = async () => {
      const { body } = await store.call('GET', '/shop-profile/');
      return (body['data'] as { pays_online: boolean }).pays_online;
    };
    expect(await paysOnline()).toBe(false);
    await save('razorpay', razorpay);
    expect(await paysOnline()).toBe(true);
    // A demo without demo data: prepaid orders are rehearsed with test keys.
    const test = { ...razorpay, key_id: 'rzp_test_Vanashree01' };
    expect((await save('razorpay', test)).status).toBe(200);
    const live = { ...store.context, env: { ...store.context.env, mode: 'live' as const } };
    await expect(checkKeys(live, 'razorpay', test)).rejects.toMatchObject({
      details: { errors: { key_id: [expect.stringContaining('This is a test key')] } },
    });
    await remove('razorpay');
    expect(await paysOnline()).toBe(false);
    await db.insert(settings).values(marks);
  });

  it('say which address gateways and couriers are to call, before and after they are set', async () => {
    const { providers } = await state();
    const webhookUrl = (name: string) =>
      providers.find(({ provider }) => provider === name)?.webhook_url;
    const { siteUrl } = store.context.env;
    expect(webhookUrl('razorpay')).toBe(`${siteUrl}/api/payments/webhook/razorpay`);
    expect(webhookUrl('easebuzz')).toBe(`${siteUrl}/api/payments/webhook/easebuzz`);
    expect(webhookUrl('delhivery')).toBe(`${siteUrl}/api/parcels/delhivery`);
    expect(webhookUrl('shiprocket')).toBe(`${siteUrl}/api/parcels/aggregator`);
    expect(webhookUrl('smtp')).toBeNull();
  });

  it('renew pages and send what has waited, once all programs know them', async () => {
    await clearJobs(store);
    const delays = async () => {
      const jobs = await Promise.all([
        plannedJobs(store, 'revalidate'),
        plannedJobs(store, 'send_waiting_messages'),
      ]);
      await clearJobs(store);
      return jobs.map((some) => some.map(({ runAt }) => runAt.getTime() > Date.now() + 1_500));
    };
    await save('razorpay', razorpay);
    expect(await delays()).toEqual([[false, true], []]);
    await remove('razorpay');
    expect(await delays()).toEqual([[false, true], []]);
    await save('smtp', mailServer());
    expect(await delays()).toEqual([[], [true]]);
    await remove('smtp');
  });

  it('are refused at the field that is wrong or missing', async () => {
    const faults = async (provider: string, body: object) =>
      Object.keys((await save(provider, body)).body['errors'] ?? {});
    expect(await faults('razorpay', { ...razorpay, key_id: 'key' })).toEqual(['key_id']);
    expect(await faults('razorpay', { ...razorpay, key_secret: '' })).toEqual(['key_secret']);
    expect(await faults('smtp', { ...mailServer(), port: '99999' })).toEqual(['port']);
    expect(await faults('smtp', { ...mailServer(), host: '10.0.0.5' })).toEqual(['host']);
    expect(await faults('smtp', { ...mailServer(), host: '169.254.169.254' })).toEqual(['host']);
    expect(await faults('recaptcha', { site_key: siteKey, secret_key: siteKey })).toEqual([
      'secret_key',
    ]);
    const shiprocket = {
      email: 'api@example.in',
      password: 'password',
      pickup: 'Naroda',
      webhook_token: 'webhook-token',
    };
    for (const url of ['http://courier.example.in', 'https://192.168.1.4', 'ftp://x']) {
      expect(await faults('shiprocket', { ...shiprocket, url })).toEqual(['url']);
    }
    const msg91 = { auth_key: 'a'.repeat(20), template_ids: 'login_otp=1' };
    expect(await faults('msg91', msg91)).toEqual(['template_ids']);
    expect((await state()).providers.map(({ origin }) => origin)).not.toContain('stored');
  });

  it('keep a secret that is left empty, but never send it to another server', async () => {
    await save('smtp', mailServer());
    const mail_from = 'care@example.in';
    expect((await save('smtp', { ...mailServer(), mail_from, password: '' })).status).toBe(200);
    const moved = await save('smtp', { ...mailServer(), user: 'other', password: '' });
    expect(moved.body['errors']).toEqual({
      password: ['Enter it again, because User has changed'],
    });
  });

  it('of the server’s settings win, and cannot be changed on screen', async () => {
    expect(await findProviderKeys('delhivery')).toMatchObject({
      origin: 'server',
      changed_at: null,
    });
    const body = { token: 'a'.repeat(20), pickup: 'Elsewhere', webhook_token: 'b'.repeat(20) };
    expect((await save('delhivery', body)).status).toBe(409);
    expect((await env()).providers.delhivery?.['pickup']).toBe('Naroda');
  });
});

describe('a trial', () => {
  it('sends a mail to the owner, also in a demo', async () => {
    await save('smtp', mailServer());
    expect(await tryKeys('smtp')).toMatchObject({ is_ok: true });
    expect(mail.mails.map(({ to }) => to)).toEqual(['owner@example.in']);
    mail.refuseRecipients('550 no');
    expect(await tryKeys('smtp')).toMatchObject({ is_ok: false });
    await remove('smtp');
    expect(await tryKeys('smtp')).toMatchObject({ message: expect.stringContaining('no keys') });
  });

  it('reads at a gateway', async () => {
    await save('razorpay', razorpay);
    partnerSays = { body: { items: [] } };
    expect(await tryKeys('razorpay')).toEqual({
      is_ok: true,
      message: 'Razorpay accepts the keys',
    });
    partnerSays = { status: 401, body: {} };
    expect(await tryKeys('razorpay')).toMatchObject({ message: 'Razorpay rejected the keys' });
    await remove('razorpay');
    await save('easebuzz', { key: 'MERCHANT01', salt: 'SALT01SALT01' });
    partnerSays = { body: { status: false, msg: 'Transaction not found' } };
    expect(await tryKeys('easebuzz')).toMatchObject({ is_ok: true });
    partnerSays = { body: { status: false, msg: 'Invalid hash' } };
    expect(await tryKeys('easebuzz')).toMatchObject({ message: 'Easebuzz rejected the keys' });
    await remove('easebuzz');
  });

  it('sends an SMS to the owner', async () => {
    const template_ids = smsKinds.map((kind) => `${kind}=dlt-${kind}`).join('\n');
    await save('msg91', { auth_key: 'a'.repeat(20), template_ids });
    partnerSays = { body: { type: 'success' } };
    expect(await tryKeys('msg91')).toMatchObject({ is_ok: true });
    expect(partner.heard.at(-1)?.body).toContain('dlt-login_otp');
    partnerSays = { status: 401, body: {} };
    expect(await tryKeys('msg91')).toMatchObject({ message: 'MSG91 rejected the auth key' });
    await remove('msg91');
  });

  it('asks Google about the secret key, whose site key the forms get', async () => {
    await save('recaptcha', { site_key: siteKey, secret_key: secretKey });
    expect((await store.call('GET', '/captcha/key')).body).toMatchObject({ site_key: siteKey });
    expect((await store.call('GET', '/captcha/challenge')).status).toBe(404);
    partnerSays = { body: { success: false, 'error-codes': ['invalid-input-response'] } };
    expect(await tryKeys('recaptcha')).toMatchObject({ is_ok: true });
    partnerSays = { body: { success: false, 'error-codes': ['invalid-input-secret'] } };
    expect(await tryKeys('recaptcha')).toMatchObject({ is_ok: false });
    await remove('recaptcha');
    expect((await store.call('GET', '/captcha/key')).body).toMatchObject({ site_key: null });
  });

  it('asks a courier whether it serves the shop, with keys of the server, too', async () => {
    partnerSays = { body: { delivery_codes: [] } };
    expect((await tryKeys('delhivery')).message).toMatch(/does not deliver from \d{6}/);
    partnerSays = { status: 500, body: {} };
    expect(await tryKeys('delhivery')).toMatchObject({ is_ok: false });
  });
});

describe('the texts of SMS', () => {
  const codes = ['login_otp', 'mobile_otp', 'password_otp', 'owner_otp'];

  it('can be pasted as two columns, and only codes need an id', async () => {
    const rows = codes.map((kind, index) => `${kind}\t65f0${index}`).join('\r\n');
    const { status } = await save('msg91', { auth_key: 'a'.repeat(20), template_ids: rows });
    expect(status).toBe(200);
    const stored = (await findProviderKeys('msg91'))?.fields.find(
      ({ name }) => name === 'template_ids',
    );
    expect(stored?.value).toBe(codes.map((kind, index) => `${kind}=65f0${index}`).join('\n'));
  });

  it('name each line that cannot be', async () => {
    const rows = 'Name,Template id\nlogin_otp,1\nloginotp,2\norder_paid,no id\nmobile_otp,3';
    const { body } = await save('msg91', { auth_key: 'a'.repeat(20), template_ids: rows });
    expect(body['errors']).toEqual({
      template_ids: [
        'Line 3: there is no message “loginotp”. Line 4: “no id” is not a template id.',
      ],
    });
  });

  it('are downloaded as they are registered, with the name of the shop', async () => {
    const rows = listSmsTemplates({ ...newShop, name: 'Vana' }, { login_otp: '65f0' });
    expect(rows.map(([kind]) => kind)).toEqual(expect.arrayContaining(smsKinds));
    expect(rows.slice(0, 4).map(([kind]) => kind)).toEqual(codes);
    expect(rows[0]).toEqual([
      'login_otp',
      'Yes',
      'Service implicit',
      '{#var#} is your OTP to log in to Vana. Valid for 5 minutes. Do not share it with anyone.',
      '##otp## is your OTP to log in to Vana. Valid for 5 minutes. Do not share it with anyone.',
      '65f0',
    ]);
    const needed = Object.fromEntries(rows.map(([kind, is]) => [kind, is]));
    expect(needed['membership_begun']).toBe('No: switched off');
    expect(needed['order_placed']).toBe('Optional: also sent by email');
    for (const kind of ['mobile_changed', 'email_added', 'owner_otp']) {
      expect(needed).toHaveProperty(kind);
    }
    const file = await store.app.request('/staff/sms-templates/', {
      headers: { 'company-id': '33', authorization: `token ${owner.token}` },
    });
    expect(file.headers.get('content-type')).toBe(xlsxType);
    // Rows copied from the sheet are taken back; those without an id are left out.
    const copied = rows.map((cells) => cells.join('\t')).join('\n');
    expect(readTemplateIds(copied)).toEqual({
      ids: 'login_otp=65f0',
      faults: ['Codes need a template id: mobile_otp, password_otp, owner_otp.'],
    });
  });
});

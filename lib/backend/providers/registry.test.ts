import { readFileSync } from 'node:fs';
import {
  connectedCourierNames,
  keyedProviders,
  providerFields,
  type KeyedProvider,
} from '../../contract/providers.ts';
import { readEnv } from '../env.ts';
import { liveSettings } from '../testing/live-settings.ts';
import { courierWebhookName } from './connect.ts';
import type { Provider } from './provider.ts';
import { registry } from './registry.ts';

describe('a provider', () => {
  it('binds stored keys to a number of its own, which stays', () => {
    const ids = keyedProviders.map((name) => [name, registry[name].storedId]);
    expect(Object.fromEntries(ids)).toMatchObject({
      razorpay: 1,
      easebuzz: 2,
      smtp: 3,
      msg91: 4,
      recaptcha: 5,
      shiprocket: 6,
      delhivery: 7,
    } satisfies Partial<Record<KeyedProvider, number>>);
    expect(new Set(ids.map(([, id]) => id)).size).toBe(keyedProviders.length);
  });

  it('has a documented setting for each field that owners enter', () => {
    const documented = readFileSync('.env.example', 'utf8');
    for (const name of keyedProviders) {
      const { settings, toSettings } = registry[name];
      for (const setting of Object.values(settings)) {
        expect(documented).toContain(`# ${setting.name}=`);
      }
      const missing = providerFields(name).filter((field) => !settings[field.name]);
      expect(toSettings ? [] : missing).toEqual([]);
    }
  });

  it('has a webhook address that no other one has', () => {
    const addresses = connectedCourierNames.map(courierWebhookName);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('does not compile without a trial of its keys', () => {
    const { tryKeys: trial, ...rest } = registry.msg91;
    // @ts-expect-error The trial is missing.
    const untried: Provider<'msg91'> = rest;
    expect([typeof trial, 'tryKeys' in untried]).toEqual(['function', false]);
  });
});

const secrets = Object.fromEntries(
  [
    'VISITOR_SECRET',
    'REVALIDATE_SECRET',
    'CAPTCHA_SECRET',
    'DATA_ENCRYPTION_KEY',
    'PAYMENT_SANDBOX_SECRET',
  ].map((name) => [name, name.padEnd(32, '.')]),
);

describe('the settings of mails and SMS', () => {
  it('are left to the back office where there are none', () => {
    const empty = { SMTP_URL: '', MAIL_FROM: '', MSG91_AUTH_KEY: '', MSG91_TEMPLATE_IDS: '' };
    const env = readEnv({ ...secrets, ...liveSettings, ...empty });
    expect([env.providers.smtp, env.providers.msg91]).toEqual([undefined, undefined]);
    // A code could not be delivered: the password is enough for staff.
    expect(env.staffSecondStep).toBe(false);
  });

  it('T81: ask staff for a second step as soon as a mail can reach them', () => {
    const onlyMail = { MSG91_AUTH_KEY: '', MSG91_TEMPLATE_IDS: '' };
    const live = { ...secrets, ...liveSettings };
    expect(readEnv({ ...live, ...onlyMail }).staffSecondStep).toBe(true);
    expect(readEnv(live).staffSecondStep).toBe(true);
    expect(readEnv({ ...live, STAFF_SECOND_STEP: 'false' }).staffSecondStep).toBe(false);
    expect(readEnv(secrets).staffSecondStep).toBe(false);
  });

  it('name the half that is missing', () => {
    const half = { MAIL_FROM: '', MSG91_TEMPLATE_IDS: '' };
    expect(() => readEnv({ ...secrets, ...liveSettings, ...half })).toThrow(
      /MAIL_FROM is missing[^]*MSG91_TEMPLATE_IDS is missing/,
    );
  });

  it('send parcels’ addresses over https alone in live mode', () => {
    const http = { SHIPROCKET_URL: 'http://courier.example.in' };
    expect(() => readEnv({ ...secrets, ...liveSettings, ...http })).toThrow(
      'SHIPROCKET_URL must start with https:// in live mode',
    );
  });

  it('must have a registered template for each SMS with a code', () => {
    const settings = { ...secrets, ...liveSettings };
    const some = { ...settings, MSG91_TEMPLATE_IDS: 'login_otp=1, order_placed=2' };
    expect(() => readEnv(some)).toThrow(/no template of mobile_otp, password_otp, owner_otp$/m);
    const wrong = { ...settings, MSG91_TEMPLATE_IDS: 'all of them' };
    expect(() => readEnv(wrong)).toThrow(/must be pairs such as/);
    expect(readEnv(settings).providers.msg91?.['template_ids']).toContain(
      'login_otp=dlt-login_otp',
    );
  });

  it('must be addresses', () => {
    const settings = { ...secrets, ...liveSettings };
    expect(() => readEnv({ ...settings, SMTP_URL: 'mail.example.in' })).toThrow(/SMTP_URL must be/);
    expect(() => readEnv({ ...settings, MAIL_FROM: 'the shop' })).toThrow(/MAIL_FROM must be/);
  });

  it('send nothing out of a demo, whatever is set', () => {
    const env = readEnv({ ...secrets, ...liveSettings, STORE_MODE: 'demo', PAYMENT_PROVIDER: '' });
    expect([env.providers.smtp, env.providers.msg91]).toEqual([undefined, undefined]);
  });
});

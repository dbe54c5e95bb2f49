import { readEnv } from '../../env.ts';
import { liveSettings } from '../../testing/live-settings.ts';

const secrets = Object.fromEntries(
  ['VISITOR_SECRET', 'REVALIDATE_SECRET', 'CAPTCHA_SECRET', 'DATA_ENCRYPTION_KEY'].map((name) => [
    name,
    'x'.repeat(32),
  ]),
);
const live = (more: Record<string, string>) => () =>
  readEnv({ ...secrets, STORE_MODE: 'live', ...more });

describe('the settings of payments', () => {
  it('are the sandbox’s in demo mode, where it has its secret', () => {
    expect(() => readEnv(secrets)).toThrow('PAYMENT_SANDBOX_SECRET is missing');
    const { payment } = readEnv({ ...secrets, PAYMENT_SANDBOX_SECRET: 'p'.repeat(32) });
    expect(payment).toMatchObject({ provider: 'sandbox', sandboxSecret: 'p'.repeat(32) });
  });

  it('do not let a live store start with a gateway that takes no money', () => {
    expect(live({})).not.toThrow(/PAYMENT_PROVIDER/);
    expect(live({ PAYMENT_PROVIDER: 'sandbox' })).toThrow('live mode refuses it');
    expect(live({ PAYMENT_PROVIDER: 'paypal' })).toThrow('PAYMENT_PROVIDER must be');
  });

  it('name every key that is missing', () => {
    expect(live({ PAYMENT_PROVIDER: 'easebuzz' })).toThrow(/EASEBUZZ_KEY[^]*EASEBUZZ_SALT/);
    expect(live({ PAYMENT_PROVIDER: 'razorpay' })).toThrow(
      /RAZORPAY_KEY_ID[^]*RAZORPAY_KEY_SECRET[^]*RAZORPAY_WEBHOOK_SECRET/,
    );
  });

  it('leave a live store no sandbox, whatever secret is there', () => {
    const { payment, providers } = readEnv({
      ...secrets,
      ...liveSettings,
      PAYMENT_PROVIDER: 'easebuzz',
      EASEBUZZ_KEY: 'k',
      EASEBUZZ_SALT: 's',
      PAYMENT_SANDBOX_SECRET: 'p'.repeat(32),
    });
    expect(payment.sandboxSecret).toBeUndefined();
    expect(providers.easebuzz).toMatchObject({ key: 'k', url: 'https://pay.easebuzz.in' });
  });
});

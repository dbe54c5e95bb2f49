import { eq } from 'drizzle-orm';
import { providerFields, type KeyedProvider } from '../../../contract/provider-fields.ts';
import type { ProviderTrial } from '../../../contract/staff-provider-keys.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { courierNamed } from '../../providers/courier/courier-of.ts';
import { trySmtp } from '../../providers/mail/try-smtp.ts';
import { msg91Of, smtpOf } from '../../providers/message-env.ts';
import { partnerAddresses } from '../../providers/partner-addresses.ts';
import { tryEasebuzz, tryRazorpay } from '../../providers/payment/try-gateway.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import {
  publicAddressesOf,
  publicAddressesOfHost,
  whyNotPublic,
} from '../webhook/public-address.ts';
import { envWithKeys, forgetKeys } from './env-with-keys.ts';
import { isSetByServer, settingsWithKeys } from './settings-with-keys.ts';
import { readStoredKeys } from './stored-keys.ts';
import type { RecaptchaEnv } from '../../providers/captcha/recaptcha-env.ts';
import {
  CourierUnavailable,
  type CourierProvider,
} from '../../providers/courier/courier-provider.ts';
import { msg91Sender, type Msg91Settings } from '../../providers/sms/msg91.ts';

/* A message that says nothing of anybody: the text is the registered template. */
const kind = 'login_otp';

/** Sends the SMS of a login with the code 000000; says what happened. */
async function tryMsg91(settings: Msg91Settings, to: string, shop: string) {
  try {
    await msg91Sender(settings).send({ to, kind, values: { otp: '000000', shop } });
    return {
      is_ok: true,
      message: `MSG91 has taken an SMS to ${to}: the login message with the code 000000`,
    };
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    if (/answered 40[13] /.test(said)) {
      return { is_ok: false, message: 'MSG91 refuses the auth key' };
    }
    return {
      is_ok: false,
      message: /^MSG91/.test(said) ? `No SMS was sent. ${said}` : 'MSG91 does not answer',
    };
  }
}

const patienceMs = 5_000;

/** Asks Google about an invented token, which tells whether it knows the secret key. */
async function tryRecaptcha({ verifyUrl, secretKey }: RecaptchaEnv) {
  try {
    const answer = await fetch(verifyUrl, {
      method: 'POST',
      redirect: 'error',
      body: new URLSearchParams({ secret: secretKey, response: 'trial' }),
      signal: AbortSignal.timeout(patienceMs),
    });
    const { 'error-codes': codes } = (await answer.json()) as { 'error-codes'?: string[] };
    if (!answer.ok || !codes) throw new Error(`answered ${answer.status}`);
    const isRefused = codes.some((code) => code.endsWith('-input-secret'));
    return isRefused
      ? { is_ok: false, message: 'Google refuses the secret key' }
      : {
          is_ok: true,
          message: 'Google knows the secret key. Send a form of the shop to try the site key',
        };
  } catch {
    return { is_ok: false, message: 'Google does not answer' };
  }
}

type Try = (context: ServiceContext, caller: CustomerCaller) => Promise<ProviderTrial | undefined>;

async function contactOf({ db }: ServiceContext, { customerId }: CustomerCaller) {
  const [account] = await db
    .select({ email: customers.email, mobile: customers.mobile })
    .from(customers)
    .where(eq(customers.id, customerId));
  return account;
}

/* A demo sends nothing by itself, but what its owner tries is sent. */
async function messageSettings(context: ServiceContext) {
  return settingsWithKeys(context.env.given, await readStoredKeys(context));
}

const noContact = (what: string) => ({
  is_ok: false,
  message: `Your account has no ${what}: add one to your profile first`,
});

const courier =
  (name: 'shiprocket' | 'delhivery'): Try =>
  async (context) => {
    const provider = courierNamed(context, name);
    if (!provider) return undefined;
    const { postal_code } = await readShop(context);
    return tryCourier(provider, providerFields[name].name, postal_code);
  };

/** Each returns undefined without keys. */
const tries: Record<KeyedProvider, Try> = {
  razorpay: async ({ env: { payment } }) => payment.razorpay && tryRazorpay(payment.razorpay),
  easebuzz: async ({ env: { payment } }) => payment.easebuzz && tryEasebuzz(payment.easebuzz),
  smtp: async (context, caller) => {
    const settings = smtpOf(await messageSettings(context));
    const { email } = (await contactOf(context, caller)) ?? {};
    if (!settings) return undefined;
    return email
      ? trySmtp(settings, email, partnerAddresses(context.env))
      : noContact('email address');
  },
  msg91: async (context, caller) => {
    const settings = msg91Of(await messageSettings(context));
    const { mobile } = (await contactOf(context, caller)) ?? {};
    if (!settings) return undefined;
    const { name } = await readShop(context);
    return mobile ? tryMsg91(settings, mobile, name) : noContact('mobile number');
  },
  recaptcha: async ({ env: { recaptcha } }) => recaptcha && tryRecaptcha(recaptcha),
  shiprocket: courier('shiprocket'),
  delhivery: courier('delhivery'),
};

/** Tries the keys in use and says in plain words what happened. */
export async function tryProviderKeys(
  context: ServiceContext,
  caller: CustomerCaller,
  provider: KeyedProvider,
): Promise<ProviderTrial> {
  // Keys that another program has stored a moment ago are tried, too.
  forgetKeys(context);
  const env = await envWithKeys(context);
  const refusal = await whyNotReached({ ...context, env }, provider);
  if (refusal) return { is_ok: false, message: refusal };
  const trial = await tries[provider]({ ...context, env }, caller);
  return trial ?? { is_ok: false, message: 'There are no keys to try. Save them first' };
}

/* An address may lead elsewhere than when it was entered. Those of the server are trusted. */
async function whyNotReached(
  context: ServiceContext,
  provider: KeyedProvider,
): Promise<string | undefined> {
  if (isSetByServer(context.env.given, provider)) return undefined;
  const stored = (await readStoredKeys(context)).find((one) => one.provider === provider);
  const { host, url } = stored?.fields ?? {};
  try {
    if (host) await publicAddressesOfHost(context, host);
    if (url) await publicAddressesOf(context, url);
    return undefined;
  } catch (error) {
    return whyNotPublic(error);
  }
}

/** Asks the courier about a parcel of 500 g from the shop to its own PIN code; says what happened. */
async function tryCourier(courier: CourierProvider, name: string, pin: string) {
  if (!/^[1-9]\d{5}$/.test(pin)) {
    return { is_ok: false, message: 'The shop has no PIN code: enter it in Settings first' };
  }
  try {
    const services = await courier.rates({ fromPin: pin, toPin: pin, weight: 500, isCash: false });
    return {
      is_ok: true,
      message:
        services.length === 0
          ? `${name} takes the keys, but carries nothing from ${pin} to ${pin}`
          : `${name} takes the keys and serves ${pin}: ${services.length} ${services.length === 1 ? 'service' : 'services'}`,
    };
  } catch (error) {
    if (!(error instanceof CourierUnavailable)) throw error;
    const isRefused = /does not accept/.test(error.message);
    return {
      is_ok: false,
      message: isRefused ? error.message : `${name} does not answer, or refuses the keys`,
    };
  }
}

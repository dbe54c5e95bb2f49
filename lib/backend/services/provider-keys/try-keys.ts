import { eq } from 'drizzle-orm';
import { providerFields, type KeyedProvider } from '../../../contract/provider-fields.ts';
import type { ProviderTrial } from '../../../contract/staff-provider-keys.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { tryRecaptcha } from '../../providers/captcha/try-recaptcha.ts';
import { courierNamed } from '../../providers/courier/courier-of.ts';
import { tryCourier } from '../../providers/courier/try-courier.ts';
import { trySmtp } from '../../providers/mail/try-smtp.ts';
import { msg91Of, smtpOf } from '../../providers/message-env.ts';
import { partnerAddresses } from '../../providers/partner-addresses.ts';
import { tryEasebuzz, tryRazorpay } from '../../providers/payment/try-gateway.ts';
import { tryMsg91 } from '../../providers/sms/try-msg91.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import {
  publicAddressesOf,
  publicAddressesOfHost,
  whyNotPublic,
} from '../webhook/public-address.ts';
import { envWithKeys, forgetKeys } from './env-with-keys.ts';
import { isSetByServer, settingsWithKeys } from './settings-with-keys.ts';
import { readStoredKeys } from './stored-keys.ts';

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

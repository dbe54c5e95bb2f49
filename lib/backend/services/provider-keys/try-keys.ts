import { eq } from 'drizzle-orm';
import type { KeyedProvider } from '../../../contract/providers.ts';
import type { ProviderTrial } from '../../../contract/staff-provider-keys.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { clientOptions } from '../../providers/connect.ts';
import { readProvider, registry } from '../../providers/registry.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import {
  publicAddressesOf,
  publicAddressesOfHost,
  whyNotPublic,
} from '../webhook/public-address.ts';
import { envWithKeys, forgetKeys } from './env-with-keys.ts';
import { isSetByServer, settingsWithKeys } from './settings-with-keys.ts';
import { readStoredKeys, type StoredKeys } from './stored-keys.ts';

/** Tries the keys in use and says in plain words what happened. */
export async function tryProviderKeys(
  context: ServiceContext,
  caller: CustomerCaller,
  provider: KeyedProvider,
): Promise<ProviderTrial> {
  // Keys that another program has stored a moment ago are tried, too.
  forgetKeys(context);
  const env = await envWithKeys(context);
  const stored = await readStoredKeys(context);
  const refusal = await findRefusal(context, provider, stored);
  if (refusal) return { is_ok: false, message: refusal };
  // A demo sends no messages, except the trials of its owner.
  const settings = readProvider(provider, settingsWithKeys(env.given, stored));
  if (!settings) return { is_ok: false, message: 'There are no keys to test. Save them first.' };
  const [account] = await context.db
    .select({ email: customers.email, mobile: customers.mobile })
    .from(customers)
    .where(eq(customers.id, caller.customerId));
  const { name: shopName, postal_code: postalCode } = await readShop(context);
  return registry[provider].tryKeys(settings, {
    ...clientOptions({ ...context, env }),
    email: account?.email ?? null,
    mobile: account?.mobile ?? null,
    shopName,
    postalCode,
  });
}

/* A stored address may lead elsewhere than when it was entered. Those of the server are trusted. */
async function findRefusal(
  context: ServiceContext,
  provider: KeyedProvider,
  stored: StoredKeys[],
): Promise<string | undefined> {
  if (isSetByServer(context.env.given, provider)) return undefined;
  const { host, url } = stored.find((one) => one.provider === provider)?.fields ?? {};
  try {
    if (host) await publicAddressesOfHost(context, host);
    if (url) await publicAddressesOf(context, url);
    return undefined;
  } catch (error) {
    return whyNotPublic(error);
  }
}

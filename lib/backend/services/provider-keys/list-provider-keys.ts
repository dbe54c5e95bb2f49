import { eq } from 'drizzle-orm';
import {
  keyedProviders,
  providerFields,
  providers,
  type KeyedProvider,
} from '../../../contract/providers.ts';
import type { ProviderKeys, ProviderKeysState } from '../../../contract/staff-provider-keys.ts';
import type { ServiceContext } from '../../context.ts';
import { providerKeys } from '../../db/schema/connection.ts';
import { customers } from '../../db/schema/customer.ts';
import { registry } from '../../providers/registry.ts';
import { canPayOnline } from '../payment/can-pay-online.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import { envWithKeys } from './env-with-keys.ts';
import { enteredSettings, isSetByServer, namesGateway } from './settings-with-keys.ts';
import { readStoredKeys, type StoredKeys } from './stored-keys.ts';

/* The end of a short secret would be too much of it. */
const minSecretLength = 12;
const secretEnding = (secret: string) => (secret.length < minSecretLength ? '' : secret.slice(-4));

/** Returns which keys are set, with the last four characters of secrets, and since when. */
export async function listProviderKeys(context: ServiceContext): Promise<ProviderKeysState> {
  const env = await envWithKeys(context);
  const stored = await readStoredKeys(context);
  const names = new Map(
    (
      await context.db
        .select({ id: customers.id, first: customers.firstName, last: customers.lastName })
        .from(providerKeys)
        .innerJoin(customers, eq(customers.id, providerKeys.changedBy))
    ).map(({ id, first, last }) => [id, `${first} ${last}`.trim()]),
  );
  return {
    providers: keyedProviders.map((provider) =>
      keysState(
        provider,
        isSetByServer(env.given, provider),
        stored.find((one) => one.provider === provider),
        { names, siteUrl: env.siteUrl },
      ),
    ),
    gateway: env.payment.provider,
    is_gateway_of_server: namesGateway(env.given),
    pays_online: canPayOnline({ env }, await readShop(context)),
  };
}

function webhookUrl(siteUrl: string, provider: KeyedProvider): string | null {
  const { kind } = providers[provider];
  if (kind === 'gateway') return `${siteUrl}/api/payments/webhook/${provider}`;
  if (kind === 'courier') {
    return `${siteUrl}/api/parcels/${registry[provider].webhookName ?? provider}`;
  }
  return null;
}

function keysState(
  provider: KeyedProvider,
  isOfServer: boolean,
  stored: StoredKeys | undefined,
  { names, siteUrl }: { names: Map<number, string>; siteUrl: string },
): ProviderKeys {
  return {
    provider,
    origin: isOfServer ? 'server' : stored ? 'stored' : 'none',
    settings: isOfServer ? enteredSettings(provider).map(({ name }) => name) : [],
    fields: providerFields(provider).map(({ name, isSecret }) => {
      const value = (isOfServer ? undefined : stored?.fields[name]) ?? '';
      return {
        name,
        value: isSecret ? '' : value,
        is_set: value !== '',
        ending: isSecret ? secretEnding(value) : '',
      };
    }),
    webhook_url: webhookUrl(siteUrl, provider),
    changed_at: stored?.changedAt.toISOString() ?? null,
    changed_by: stored ? (names.get(stored.changedBy ?? 0) ?? '') : null,
  };
}

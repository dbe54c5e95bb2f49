import { eq } from 'drizzle-orm';
import { connectedCourierNames } from '../../../contract/courier.ts';
import { gatewayNames } from '../../../contract/gateway.ts';
import {
  fieldsOfProvider,
  keyedProviders,
  type KeyedProvider,
} from '../../../contract/provider-fields.ts';
import type { ProviderKeys, ProviderKeysState } from '../../../contract/staff-provider-keys.ts';
import type { ServiceContext } from '../../context.ts';
import { providerKeys } from '../../db/schema/connection.ts';
import { customers } from '../../db/schema/customer.ts';
import { paysOnline } from '../shop-profile/pays-online.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import { envWithKeys } from './env-with-keys.ts';
import { providerSettings } from './provider-settings.ts';
import { isSetByServer, namesGateway } from './settings-with-keys.ts';
import { readStoredKeys, type StoredKeys } from './stored-keys.ts';

/* The end of a short secret would be too much of it. */
const shortest = 12;
const endingOf = (secret: string) => (secret.length < shortest ? '' : secret.slice(-4));

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
      stateOf(
        provider,
        isSetByServer(env.given, provider),
        stored.find((one) => one.provider === provider),
        { names, siteUrl: env.siteUrl },
      ),
    ),
    gateway: env.payment.provider,
    is_gateway_of_server: namesGateway(env.given),
    pays_online: paysOnline({ env }, await readShop(context)),
  };
}

function webhookUrl(siteUrl: string, provider: KeyedProvider): string | null {
  if (gatewayNames.some((name) => name === provider)) {
    return `${siteUrl}/api/payments/webhook/${provider}`;
  }
  const isCourier = connectedCourierNames.some((name) => name === provider);
  return isCourier ? `${siteUrl}/api/parcels/${provider}` : null;
}

function stateOf(
  provider: KeyedProvider,
  isOfServer: boolean,
  stored: StoredKeys | undefined,
  { names, siteUrl }: { names: Map<number, string>; siteUrl: string },
): ProviderKeys {
  return {
    provider,
    origin: isOfServer ? 'server' : stored ? 'stored' : 'none',
    settings: isOfServer ? [...new Set(Object.values(providerSettings[provider]))] : [],
    fields: fieldsOfProvider(provider).map(({ name, isSecret }) => {
      const value = (isOfServer ? undefined : stored?.fields[name]) ?? '';
      return {
        name,
        value: isSecret ? '' : value,
        is_set: value !== '',
        ending: isSecret ? endingOf(value) : '',
      };
    }),
    webhook_url: webhookUrl(siteUrl, provider),
    changed_at: stored?.changedAt.toISOString() ?? null,
    changed_by: stored ? (names.get(stored.changedBy ?? 0) ?? '') : null,
  };
}

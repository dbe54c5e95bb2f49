import { eq } from 'drizzle-orm';
import {
  keyedProviders,
  providerFields,
  providers,
  type KeyedProvider,
} from '../../../contract/providers.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { providerKeys } from '../../db/schema/connection.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict, notFound } from '../../errors.ts';
import { addJob } from '../../jobs/add-job.ts';
import type { KeyFields } from '../../providers/provider.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { checkKeys, mergeSecrets } from './check-keys.ts';
import { forgetKeys, knownToAllMs } from './env-with-keys.ts';
import { isSetByServer, namesGateway } from './settings-with-keys.ts';
import { encryptFields, readStoredKeys } from './stored-keys.ts';

/** Returns the provider of a path. Throws 404 if there is none of that name. */
export function requireProvider(name: string): KeyedProvider {
  const provider = keyedProviders.find((one) => one === name);
  if (!provider) throw notFound('This provider');
  return provider;
}

const isGateway = (provider: KeyedProvider) => providers[provider].kind === 'gateway';
const sendsMessages = (provider: KeyedProvider) =>
  ['mail', 'sms'].includes(providers[provider].kind);

/**
 * Revalidates the pages that depend on online payment. Again when all programs know the keys: a
 * page rendered by another program in between would be stale for an hour.
 */
async function tellPages({ db }: ServiceContext): Promise<void> {
  const tags = ['shop-profile'];
  await addJob(db, 'revalidate', { tags });
  const key = 'revalidate after keys';
  await addJob(db, 'revalidate', { tags }, { afterMs: knownToAllMs, key });
}

/** Messages that have waited for these keys are sent. */
const sendWaiting = ({ db }: ServiceContext) =>
  addJob(
    db,
    'send_waiting_messages',
    {},
    { afterMs: knownToAllMs, key: 'send_waiting_messages after keys' },
  );

/**
 * Stores the keys of a provider, encrypted; the first ones of a gateway take new payments. Throws
 * 400 with the field, 409 if the settings of the server hold them.
 */
export async function changeProviderKeys(
  context: ServiceContext,
  caller: CustomerCaller,
  provider: KeyedProvider,
  entered: KeyFields,
): Promise<void> {
  const { env, now } = context;
  if (isSetByServer(env.given, provider)) {
    throw conflict(`${providers[provider].name} is set in the server configuration`);
  }
  await withinTransaction(context, async (within, tx) => {
    await tx.select().from(providerKeys).where(eq(providerKeys.provider, provider)).for('update');
    const stored = (await readStoredKeys(within)).find((one) => one.provider === provider);
    const merged = mergeSecrets(provider, entered, stored?.fields);
    const fields = await checkKeys(context, provider, merged);
    const row = {
      encryptedFields: encryptFields(env.dataKeys, provider, fields),
      changedAt: now(),
      changedBy: caller.customerId,
    };
    await tx
      .insert(providerKeys)
      .values({ provider, ...row, chosenAt: isGateway(provider) ? now() : null })
      .onConflictDoUpdate({ target: providerKeys.provider, set: row });
    const names = providerFields(provider).map(({ name }) => name);
    await writeAudit(within, caller, 'provider-keys.change', `provider:${provider}`, {
      after: { changed: names.filter((name) => fields[name] !== stored?.fields[name]) },
    });
    if (isGateway(provider)) await tellPages(within);
    if (sendsMessages(provider)) await sendWaiting(within);
  });
  forgetKeys(context);
}

/** Removes the stored keys of a provider. Throws 404 if there are none. */
export async function removeProviderKeys(
  context: ServiceContext,
  caller: CustomerCaller,
  provider: KeyedProvider,
): Promise<void> {
  await withinTransaction(context, async (within, tx) => {
    const deleted = await tx
      .delete(providerKeys)
      .where(eq(providerKeys.provider, provider))
      .returning({ provider: providerKeys.provider });
    if (deleted.length === 0) throw notFound('These keys');
    await writeAudit(within, caller, 'provider-keys.remove', `provider:${provider}`);
    if (isGateway(provider)) await tellPages(within);
  });
  forgetKeys(context);
}

/**
 * Takes new payments through a gateway from now on. Throws 404 without stored keys of it, 409 if
 * the server's settings name the gateway.
 */
export async function chooseGateway(
  context: ServiceContext,
  caller: CustomerCaller,
  provider: KeyedProvider,
): Promise<void> {
  if (namesGateway(context.env.given)) {
    throw conflict('The gateway is set in the server configuration');
  }
  if (!isGateway(provider)) throw notFound('This gateway');
  await withinTransaction(context, async (within, tx) => {
    const [chosen] = await tx
      .update(providerKeys)
      .set({ chosenAt: context.now() })
      .where(eq(providerKeys.provider, provider))
      .returning({ provider: providerKeys.provider });
    if (!chosen) throw notFound('Stored keys of this gateway');
    await writeAudit(within, caller, 'provider-keys.choose', `provider:${provider}`);
    await tellPages(within);
  });
  forgetKeys(context);
}

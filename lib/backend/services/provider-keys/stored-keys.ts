import { keyedProviders, type KeyedProvider } from '../../../contract/providers.ts';
import type { ServiceContext } from '../../context.ts';
import { providerKeys } from '../../db/schema/connection.ts';
import { decrypt, encrypt } from '../../encryption/encrypt.ts';
import type { KeyFields } from '../../providers/provider.ts';
import { registry } from '../../providers/registry.ts';

export interface StoredKeys {
  provider: KeyedProvider;
  fields: KeyFields;
  chosenAt: Date | null;
  changedAt: Date;
  changedBy: number | null;
}

/** Encrypts the fields of a provider for its row. */
export const encryptFields = (dataKeys: string[], provider: KeyedProvider, fields: KeyFields) =>
  encrypt(dataKeys, 'provider', registry[provider].storedId, JSON.stringify(fields));

interface AllKeys {
  stored: StoredKeys[];
  /** Providers whose keys no data key decrypts. */
  unreadable: KeyedProvider[];
}

/** Reads all stored keys, and names those that cannot be decrypted, which is logged. */
export async function readAllKeys({
  db,
  env,
  log,
}: Pick<ServiceContext, 'db' | 'env' | 'log'>): Promise<AllKeys> {
  const rows = await db.select().from(providerKeys);
  const keys: AllKeys = { stored: [], unreadable: [] };
  for (const { encryptedFields, ...row } of rows) {
    const provider = keyedProviders.find((one) => one === row.provider);
    if (!provider) continue;
    try {
      const text = decrypt(env.dataKeys, 'provider', registry[provider].storedId, encryptedFields);
      keys.stored.push({ ...row, provider, fields: JSON.parse(text) as KeyFields });
    } catch (error) {
      log.error({ err: error, provider }, 'the keys of a provider cannot be decrypted');
      keys.unreadable.push(provider);
    }
  }
  return keys;
}

/** Reads the stored keys that can be decrypted. */
export const readStoredKeys = async (
  context: Pick<ServiceContext, 'db' | 'env' | 'log'>,
): Promise<StoredKeys[]> => (await readAllKeys(context)).stored;

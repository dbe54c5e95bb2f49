import { keyedProviders, type KeyedProvider } from '../../../contract/provider-fields.ts';
import type { ServiceContext } from '../../context.ts';
import { providerKeys } from '../../db/schema/connection.ts';
import { decrypt, encrypt } from '../../encryption/encrypt.ts';

/* Binds each ciphertext to its provider. The numbers are stored: never change one. */
const rowIds: Record<KeyedProvider, number> = {
  razorpay: 1,
  easebuzz: 2,
  smtp: 3,
  msg91: 4,
  recaptcha: 5,
  shiprocket: 6,
  delhivery: 7,
};

/** Entered fields of a provider, decrypted. */
export type KeyFields = Record<string, string>;

export interface StoredKeys {
  provider: KeyedProvider;
  fields: KeyFields;
  chosenAt: Date | null;
  changedAt: Date;
  changedBy: number | null;
}

/** Encrypts the fields of a provider for its row. */
export const encryptFields = (dataKeys: string[], provider: KeyedProvider, fields: KeyFields) =>
  encrypt(dataKeys, 'provider', rowIds[provider], JSON.stringify(fields));

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
      const text = decrypt(env.dataKeys, 'provider', rowIds[provider], encryptedFields);
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

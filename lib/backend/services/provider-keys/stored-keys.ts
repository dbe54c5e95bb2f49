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

/** Reads all stored keys. What no data key decrypts counts as not stored, and is logged. */
export async function readStoredKeys({
  db,
  env,
  log,
}: Pick<ServiceContext, 'db' | 'env' | 'log'>): Promise<StoredKeys[]> {
  const rows = await db.select().from(providerKeys);
  return rows.flatMap(({ encryptedFields, ...row }) => {
    const provider = keyedProviders.find((one) => one === row.provider);
    if (!provider) return [];
    try {
      const text = decrypt(env.dataKeys, 'provider', rowIds[provider], encryptedFields);
      return [{ ...row, provider, fields: JSON.parse(text) as KeyFields }];
    } catch (error) {
      log.error({ err: error, provider }, 'the keys of a provider cannot be decrypted');
      return [];
    }
  });
}

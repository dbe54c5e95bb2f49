import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { ServiceContext } from '../../context.ts';
import { pushKeys } from '../../db/schema/notice.ts';
import { decrypt, encrypt } from '../../encryption/encrypt.ts';

const id = 1;

export interface PushKey {
  /** Uncompressed point, base64url. */
  publicKey: string;
  privateKey: KeyObject;
}

/** Returns the VAPID key pair of the shop; makes it at first use. */
export async function readPushKey({
  db,
  env,
}: Pick<ServiceContext, 'db' | 'env'>): Promise<PushKey> {
  const [known] = await db.select().from(pushKeys);
  const row = known ?? (await makePushKey({ db, env }));
  const pem = decrypt(env.dataKeys, 'push', id, row.encryptedPrivateKey);
  return { publicKey: row.publicKey, privateKey: createPrivateKey(pem) };
}

async function makePushKey({ db, env }: Pick<ServiceContext, 'db' | 'env'>) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = Buffer.concat([
    Buffer.from([4]),
    Buffer.from(x, 'base64url'),
    Buffer.from(y, 'base64url'),
  ]);
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await db
    .insert(pushKeys)
    .values({
      id,
      publicKey: point.toString('base64url'),
      encryptedPrivateKey: encrypt(env.dataKeys, 'push', id, pem),
    })
    .onConflictDoNothing();
  const [row] = await db.select().from(pushKeys);
  if (!row) throw new Error('The push key was not written');
  return row;
}

import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { ServiceContext } from '../../context.ts';
import { pushKeys } from '../../db/schema/notice.ts';
import { decrypt, encrypt } from '../../encryption/encrypt.ts';

const id = 1;

interface PushKey {
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

const lifeSeconds = 12 * 60 * 60;

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * Returns the `Authorization` header for a push service (RFC 8292): a token for its origin, signed
 * with ES256. `subject` is an address at which the service can reach the shop.
 */
export function vapidHeader(
  { publicKey, privateKey }: PushKey,
  endpoint: string,
  subject: string,
  now: Date,
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1_000) + lifeSeconds,
    sub: subject,
  };
  const token = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(token), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  }).toString('base64url');
  return `vapid t=${token}.${signature}, k=${publicKey}`;
}

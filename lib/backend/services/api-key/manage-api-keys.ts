import { randomBytes } from 'node:crypto';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { ApiKey, ApiKeyInput } from '../../../contract/staff-connection.ts';
import type { StaffArea } from '../../../contract/staff-area.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { apiKeys } from '../../db/schema/connection.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { invalid, notFound } from '../../errors.ts';
import { hashToken } from '../login/find-session.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { keyPrefix } from './find-api-key.ts';

/** Returns the keys that are not revoked, newest first. */
export async function listApiKeys({ db }: Pick<ServiceContext, 'db'>): Promise<ApiKey[]> {
  const rows = await db
    .select()
    .from(apiKeys)
    .where(isNull(apiKeys.revokedAt))
    .orderBy(desc(apiKeys.id));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    last_four: row.lastFour,
    scopes: row.scopes as StaffArea[],
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    per_minute: row.perMinute,
  }));
}

/**
 * Creates a key and returns it; it cannot be read again later. 400 if it would already be expired.
 */
export async function makeApiKey(
  context: ServiceContext,
  caller: CustomerCaller,
  { name, scopes, expires_at, per_minute }: ApiKeyInput,
): Promise<{ key: string; data: ApiKey[] }> {
  const now = context.now();
  const expiresAt = expires_at ? new Date(expires_at) : null;
  if (expiresAt && expiresAt <= now) throw invalid({ expires_at: ['This date is in the past'] });
  const key = `${keyPrefix}${randomBytes(32).toString('base64url')}`;
  return withinTransaction(context, async (within, tx) => {
    const [made] = await tx
      .insert(apiKeys)
      .values({
        name,
        scopes: [...new Set(scopes)],
        keyHash: hashToken(key),
        lastFour: key.slice(-4),
        ownerId: caller.customerId,
        perMinute: per_minute,
        createdAt: now,
        expiresAt,
      })
      .returning({ id: apiKeys.id });
    await writeAudit(within, caller, 'api-key.make', `api-key:${made?.id}`, {
      after: { name, scopes, expires_at: expires_at ?? null, per_minute },
    });
    return { key, data: await listApiKeys(within) };
  });
}

/** Revokes a key. 404 for an unknown one. */
export async function revokeApiKey(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
): Promise<ApiKey[]> {
  return withinTransaction(context, async (within, tx) => {
    const [revoked] = await tx
      .update(apiKeys)
      .set({ revokedAt: context.now() })
      .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
      .returning({ name: apiKeys.name });
    if (!revoked) throw notFound('Key');
    await writeAudit(within, caller, 'api-key.revoke', `api-key:${id}`, {
      before: { name: revoked.name },
    });
    return listApiKeys(within);
  });
}

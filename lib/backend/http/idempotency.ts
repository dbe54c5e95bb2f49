import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { idempotencyKeys } from '../db/schema/running.ts';
import { conflict, StoreError } from '../errors.ts';

interface Answer {
  status: 200 | 201;
  body: Record<string, unknown>;
}

/**
 * Runs `work` once for a key. The key, the answer and all that `work` writes are one transaction:
 * a second request with the same key waits for the first and gets its answer, a failed one leaves
 * the key free. The same key with another body is a conflict (contract: safe to repeat).
 */
export async function onceForKey(
  context: ServiceContext,
  scope: string,
  key: string,
  body: unknown,
  work: (context: ServiceContext) => Promise<Answer>,
): Promise<Answer> {
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new StoreError(400, 'The Idempotency-Key must be 1 to 200 printable characters');
  }
  const requestHash = createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('hex');
  const mine = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
  return inTransaction(context.db, async (tx) => {
    const [fresh] = await tx
      .insert(idempotencyKeys)
      .values({ scope, key, requestHash })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (!fresh) {
      const [first] = await tx.select().from(idempotencyKeys).where(mine);
      if (first?.requestHash !== requestHash) {
        throw conflict('This Idempotency-Key was used for another request');
      }
      return {
        status: first.answerStatus === 201 ? 201 : 200,
        body: first.answer as Record<string, unknown>,
      };
    }
    const answer = await work({ ...context, db: tx });
    await tx
      .update(idempotencyKeys)
      .set({ answerStatus: answer.status, answer: answer.body })
      .where(mine);
    return answer;
  });
}

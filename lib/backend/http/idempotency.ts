import { and, eq } from 'drizzle-orm';
import type { ServiceContext, Owner } from '../context.ts';
import { idempotencyKeys } from '../db/schema/running.ts';
import { withinTransaction } from '../db/transaction.ts';
import { conflict, StoreError } from '../errors.ts';
import { sha256Hex } from '../../server/sha256-hex.ts';

interface Answer {
  status: 200 | 201;
  body: Record<string, unknown>;
}

/**
 * A request that may be repeated: its idempotency key, the scope in which the key is unique, and
 * its content.
 */
export interface KeyedRequest {
  scope: string;
  key: string;
  body: unknown;
}

type KeyRow = typeof idempotencyKeys.$inferSelect;

const keyCondition = ({ scope, key }: KeyedRequest) =>
  and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
const hashBody = ({ body }: KeyedRequest) => sha256Hex(canonicalJson(body ?? null));

/** Returns an id of fixed length for a request and its repeats (hash of scope and key). */
export function requestId({ scope, key }: KeyedRequest): string {
  return sha256Hex(`${scope}\n${key}`);
}

function requireKey({ key }: KeyedRequest): void {
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new StoreError(400, 'The Idempotency-Key must be 1 to 200 printable characters');
  }
}

function storedAnswer(request: KeyedRequest, row: KeyRow | undefined): Answer {
  if (row?.requestHash !== hashBody(request)) {
    throw conflict('This Idempotency-Key was used for another request');
  }
  return {
    status: row.answerStatus === 201 ? 201 : 200,
    body: row.answer as Record<string, unknown>,
  };
}

/**
 * Returns the first answer to a request; undefined if there is none. Throws 409 if its key was used
 * with another body.
 */
export async function findFirstAnswer(
  { db }: ServiceContext,
  request: KeyedRequest,
): Promise<Answer | undefined> {
  requireKey(request);
  const [row] = await db.select().from(idempotencyKeys).where(keyCondition(request));
  return row && storedAnswer(request, row);
}

/**
 * Runs `work` once per idempotency key. The key, the answer and all writes of `work` are one
 * transaction: a second request with the same key waits for the first and gets its answer; a failed
 * request leaves the key free. Throws 409 for the same key with another body.
 */
export async function onceForKey(
  context: ServiceContext,
  request: KeyedRequest,
  work: (context: ServiceContext) => Promise<Answer>,
): Promise<Answer> {
  requireKey(request);
  const { scope, key } = request;
  return withinTransaction(context, async (within, tx) => {
    const [fresh] = await tx
      .insert(idempotencyKeys)
      .values({ scope, key, requestHash: hashBody(request) })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (!fresh) {
      const [first] = await tx.select().from(idempotencyKeys).where(keyCondition(request));
      return storedAnswer(request, first);
    }
    const answer = await work(within);
    await tx
      .update(idempotencyKeys)
      .set({ answerStatus: answer.status, answer: answer.body })
      .where(keyCondition(request));
    return answer;
  });
}

/** Serialises JSON with sorted keys: equal values give equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) => {
    if (typeof member !== 'object' || member === null || Array.isArray(member)) return member;
    return Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/* Long enough to be unique and unguessable. */
const madeByChance = /^[\w-]{32,}$/;

/**
 * Returns the scope in which an Idempotency-Key is unique: the customer's or the visitor's
 * requests. For unknown callers a random key is unique from any address, because a client often
 * reconnects with another address; a simple key (`1`, a timestamp) is unique only per address.
 */
export function repeatScope(
  caller: Owner | undefined,
  clientAddress: string,
  key: string | undefined,
): string {
  if (caller?.kind === 'customer') return `customer ${caller.customerId}`;
  if (caller) return `visitor ${caller.visitorId}`;
  return key && madeByChance.test(key) ? 'anyone' : `address ${clientAddress}`;
}

import type { Context } from 'hono';
import { Refusal } from './refusal.ts';
import type { State } from './state.ts';

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/**
 * Answers a call that makes something (201). A repeated Idempotency-Key gets the first answer; with
 * another body it is a 409.
 */
export function repeatOnce(
  state: State,
  c: Context,
  { owner, body }: { owner: string; body: Record<string, unknown> },
  work: () => Record<string, unknown>,
): Response {
  const sent = c.req.header('idempotency-key');
  const key = `${c.req.path} ${owner} ${sent}`;
  const content = JSON.stringify(sorted(body));
  const first = sent === undefined ? undefined : state.firstAnswers.get(key);
  if (first && first.body !== content) {
    throw new Refusal(409, 'This Idempotency-Key was used for another request');
  }
  const answer = first?.answer ?? { status: true, ...work() };
  if (sent !== undefined) state.firstAnswers.set(key, { body: content, answer });
  return c.json(answer, 201);
}

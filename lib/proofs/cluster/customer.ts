import { setTimeout as sleep } from 'node:timers/promises';
import { BrowserSession } from '../faults/browser-session.ts';
import type { CallOptions, Reply } from '../faults/call.ts';
import { buyerPassword, type Buyer } from '../faults/shop.ts';
import type { Answers } from './answers.ts';

/** Sends one request as a browser does, with at most one repeat. */
export type Ask = (
  method: string,
  path: string,
  options?: { body?: unknown; key?: string },
) => Promise<Reply | undefined>;

/** As long as the browser's own client waits (lib/api/browser.ts). */
const answerLimitMs = 20_000;
/** Time in which a person presses again, when no answer says how long to wait. */
const usualPauseMs = 2_000;

const isFailure = (reply: Reply | undefined) => !reply || reply.status >= 500;

const pauseMs = (reply: Reply | undefined) => {
  const seconds = Number(reply?.headers['retry-after']);
  return Number.isFinite(seconds) ? seconds * 1_000 : usualPauseMs;
};

/** Logs a customer in at the storefront, through the balancer. */
export async function openCustomer(siteUrl: string, buyer: Buyer, answers: Answers): Promise<Ask> {
  const session = new BrowserSession(siteUrl);
  await session.logIn(buyer.email, buyerPassword);
  return async (method, path, { key, body } = {}) => {
    const options: CallOptions = {
      limitMs: answerLimitMs,
      ...(body !== undefined && { body }),
      ...(key && { headers: { 'idempotency-key': key } }),
    };
    const send = async () => {
      const reply = await session.call(method, path, options);
      answers.saw(reply);
      return reply;
    };
    const first = await send();
    if (!isFailure(first)) return first;
    answers.failedOnce();
    await sleep(pauseMs(first));
    const second = await send();
    if (isFailure(second)) answers.failedTwice(`${method} ${path}`, first, second);
    return second;
  };
}

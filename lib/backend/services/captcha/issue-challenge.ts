import { LRUCache } from 'lru-cache';
import type { CaptchaAction } from '../../../contract/captcha.ts';
import type { ServiceContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { makeChallenge } from '../../providers/captcha/altcha.ts';
import { questionOf } from './human-question.ts';
import { makeTicket, seedOf } from './question-ticket.ts';

interface ChallengeRequest {
  /** The form that it is for; any form if left out. */
  action?: CaptchaAction | undefined;
  maxTries: number;
}

/** Issues a new proof-of-work challenge; 404 if another captcha is in use. */
export async function issueChallenge(
  { env, now }: ServiceContext,
  { action, maxTries }: ChallengeRequest,
) {
  if (env.providers.recaptcha) throw notFound('Challenge');
  return makeChallenge(env.captchaSecret, { now: now(), maxTries, action });
}

/** Asks a new question, which is stored nowhere; 404 if another captcha is in use. */
export function issueQuestion({ env, now }: ServiceContext, action: CaptchaAction) {
  if (env.providers.recaptcha) throw notFound('Question');
  const { id, ticket } = makeTicket(env.captchaSecret, action, now());
  return { question: questionOf(seedOf(env.captchaSecret, id)).text, ticket };
}

/**
 * Maximum number of tries: about a tenth of a second on a desktop computer, a second on a cheap
 * phone.
 */
export const minWork = 50_000;

/** Maximum number of tries under load: about four seconds on a cheap phone. */
export const maxWork = 200_000;

/**
 * Challenges in ten minutes that still get the least work; `usualOfAddress` is shared by all users
 * behind one address.
 */
const usualOfAddress = 20;
const usualOfAll = 500;

/** Maximum factor by which requests of other addresses raise the work of an address. */
const maxFactorByOthers = 2;

/**
 * Returns the maximum number of tries of a challenge, in proportion to the number of recent
 * challenges.
 */
export function workOf({ ofAddress, ofAll }: RecentChallenges): number {
  const byOthers = Math.min(maxFactorByOthers, ofAll / usualOfAll);
  const factor = Math.max(1, ofAddress / usualOfAddress, byOthers);
  return Math.min(maxWork, Math.round(minWork * factor));
}

/**
 * Exponential decay: after this many milliseconds a challenge counts for little more than a third
 * (1/e).
 */
const decayMs = 10 * 60_000;

/** Maximum number of addresses counted at a time, about 200 bytes each. */
const maxAddresses = 10_000;

/** Challenges of one address that count in the total: many only raise the work of that address. */
const maxPerAddress = 5;

interface Rate {
  amount: number;
  at: number;
}

interface RecentChallenges {
  ofAddress: number;
  ofAll: number;
}

/**
 * Counts the challenges of about the last ten minutes, by address and in total. In the memory of
 * this process only: with several processes each one counts its share.
 */
export function createChallengeRate(): (address: string, now: Date) => RecentChallenges {
  const byAddress = new LRUCache<string, Rate>({ max: maxAddresses });
  let all: Rate = { amount: 0, at: 0 };
  return (address, now) => {
    const at = now.getTime();
    const mine = countOne(byAddress.get(address), at);
    if (mine.amount <= maxPerAddress) all = countOne(all, at);
    byAddress.set(address, mine);
    return { ofAddress: mine.amount, ofAll: decayed(all, at) };
  };
}

function countOne(rate: Rate | undefined, at: number): Rate {
  return { amount: (rate ? decayed(rate, at) : 0) + 1, at };
}

/** If the clock is set back, the rate must not grow. */
function decayed({ amount, at }: Rate, now: number): number {
  return amount * Math.exp(-Math.max(0, now - at) / decayMs);
}

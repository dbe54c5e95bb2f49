import { createHmac } from 'node:crypto';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import type { Challenge, Payload } from 'altcha-lib/v1/types';
import type { CaptchaAction } from '../../../contract/captcha.ts';
import type { Captcha } from '../provider.ts';

const algorithm = 'SHA-256';
const lifeMs = 3 * 60 * 1000;

interface ChallengeTerms {
  now: Date;
  /** Maximum number of attempts to solve the challenge. */
  maxTries: number;
  /** The form for which a solution is valid; any form if omitted. */
  action?: CaptchaAction | undefined;
}

/**
 * Creates a proof-of-work challenge that is valid for three minutes. Time and form are part of the
 * salt, which is signed with the challenge, so that nothing has to be stored.
 */
export async function makeChallenge(
  secret: string,
  { now, maxTries, action }: ChallengeTerms,
): Promise<Required<Omit<Challenge, 'algorithm'>> & { algorithm: typeof algorithm }> {
  const { challenge, salt, signature } = await createChallenge({
    algorithm,
    hmacKey: secret,
    maxnumber: maxTries,
    expires: new Date(now.getTime() + lifeMs),
    ...(action && { params: { action } }),
  });
  return { algorithm, challenge, maxnumber: maxTries, salt, signature };
}

interface SolvedTerms {
  /** Makes the token: the same seed gives the same one. */
  seed: string;
  expires: Date;
  action: CaptchaAction;
}

/** Returns the token of a solved challenge, for a person who was checked in another way. */
export async function solvedToken(
  secret: string,
  { seed, expires, action }: SolvedTerms,
): Promise<string> {
  const number = 0;
  const { challenge, salt, signature } = await createChallenge({
    algorithm,
    hmacKey: secret,
    number,
    salt: createHmac('sha256', secret).update(`solved:${seed}`).digest('hex'),
    expires,
    params: { action },
  });
  const solution = { algorithm, challenge, number, salt, signature };
  return Buffer.from(JSON.stringify(solution)).toString('base64');
}

/** ALTCHA on our own server: contacts no third party, stores no personal data. */
export function altcha(secret: string): Captcha {
  return {
    verify: async (token, action, now) => {
      const payload = readPayload(token);
      // The library's own expiry check (disabled here) uses the machine's clock; the store's time
      // is passed in.
      if (!payload || !(await verifySolution(payload, secret, false))) {
        return { outcome: 'refused' };
      }
      const { expires, action: boundTo } = extractParams(payload);
      const goodUntil = new Date(Number(expires) * 1000);
      if (!(goodUntil > now)) return { outcome: 'refused' };
      if (boundTo !== undefined && boundTo !== action) return { outcome: 'refused' };
      return { outcome: 'ok', id: `altcha ${payload.challenge}`, goodUntil };
    },
  };
}

function readPayload(token: string): Payload | undefined {
  try {
    const sent = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Partial<Payload>;
    const { challenge, number, salt, signature } = sent;
    if (sent.algorithm !== algorithm || typeof number !== 'number') return undefined;
    if ([challenge, salt, signature].some((part) => typeof part !== 'string')) return undefined;
    return sent as Payload;
  } catch {
    return undefined;
  }
}

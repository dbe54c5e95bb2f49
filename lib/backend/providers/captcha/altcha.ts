import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import type { Challenge, Payload } from 'altcha-lib/v1/types';
import type { CaptchaAction } from '../../../contract/captcha.ts';
import type { Captcha } from './captcha.ts';

const algorithm = 'SHA-256';
const lifeMs = 3 * 60 * 1000;

interface ChallengeTerms {
  now: Date;
  /** How many numbers have to be tried at most. */
  mostTries: number;
  /** The form that a solution counts for; any one where it is left out. */
  action?: CaptchaAction | undefined;
}

/**
 * A proof of work that counts for three minutes. Time and form stand in the salt, which is signed with the
 * challenge, so that nothing of it has to be kept.
 */
export async function makeChallenge(
  secret: string,
  { now, mostTries, action }: ChallengeTerms,
): Promise<Required<Omit<Challenge, 'algorithm'>> & { algorithm: typeof algorithm }> {
  const { challenge, salt, signature } = await createChallenge({
    algorithm,
    hmacKey: secret,
    maxnumber: mostTries,
    expires: new Date(now.getTime() + lifeMs),
    ...(action && { params: { action } }),
  });
  return { algorithm, challenge, maxnumber: mostTries, salt, signature };
}

/** ALTCHA on our own server: asks nobody, knows nothing of the person. */
export function altcha(secret: string): Captcha {
  return {
    verify: async (token, action, now) => {
      const payload = readPayload(token);
      // Its own look at the time uses the machine's clock; the store's is passed in.
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

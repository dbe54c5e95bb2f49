import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import type { Challenge, Payload } from 'altcha-lib/v1/types';
import type { Captcha } from './captcha.ts';

const algorithm = 'SHA-256';
/* About a tenth of a second on a desk, a second on a cheap phone. */
const mostTries = 50_000;
const lifeMs = 3 * 60 * 1000;

/** A proof of work that counts for three minutes, signed so that nothing of it has to be kept. */
export async function makeChallenge(
  secret: string,
  now: Date,
): Promise<Required<Omit<Challenge, 'algorithm'>> & { algorithm: typeof algorithm }> {
  const { challenge, salt, signature } = await createChallenge({
    algorithm,
    hmacKey: secret,
    maxnumber: mostTries,
    expires: new Date(now.getTime() + lifeMs),
  });
  return { algorithm, challenge, maxnumber: mostTries, salt, signature };
}

/** ALTCHA on our own server: asks nobody, knows nothing of the person. */
export function altcha(secret: string): Captcha {
  return {
    verify: async (token, _action, now) => {
      const payload = readPayload(token);
      // Its own look at the time uses the machine's clock; the store's is passed in.
      if (!payload || !(await verifySolution(payload, secret, false))) {
        return { outcome: 'refused' };
      }
      const goodUntil = new Date(Number(extractParams(payload)['expires']) * 1000);
      if (!(goodUntil > now)) return { outcome: 'refused' };
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

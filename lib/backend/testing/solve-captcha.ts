import { createChallenge } from 'altcha-lib/v1';
import { getCaptchaChallenge, type CaptchaAction } from '../../contract/captcha.ts';
import type { TestStore } from './test-store.ts';
import { sha256Hex } from '../../server/sha256-hex.ts';

const algorithm = 'SHA-256';
const toToken = (solution: object) => Buffer.from(JSON.stringify(solution)).toString('base64');

/** Returns a token for the field `recaptcha`, solved as in a browser. */
export async function solveCaptcha(store: TestStore, action?: CaptchaAction): Promise<string> {
  const { body } = await store.call(
    'GET',
    `/captcha/challenge${action ? `?action=${action}` : ''}`,
  );
  const { challenge, salt, signature } = getCaptchaChallenge.answer.validateSync(body);
  let number = 0;
  while (sha256Hex(`${salt}${number}`) !== challenge) number += 1;
  return toToken({ algorithm, challenge, number, salt, signature });
}

/** Returns a valid token without solving, for tests of other features. */
export async function captchaToken({ context }: TestStore): Promise<string> {
  const number = 7;
  const { challenge, salt, signature } = await createChallenge({
    algorithm,
    number,
    hmacKey: context.env.captchaSecret,
    expires: new Date(context.now().getTime() + 60_000),
  });
  return toToken({ algorithm, challenge, number, salt, signature });
}

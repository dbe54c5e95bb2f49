import { createHash } from 'node:crypto';
import { getCaptchaChallenge } from '../../contract/captcha.ts';
import type { TestStore } from './test-store.ts';

/** A token for the field `recaptcha`, solved as a browser would. */
export async function solveCaptcha(store: TestStore): Promise<string> {
  const { body } = await store.call('GET', '/captcha/challenge');
  const { algorithm, challenge, salt, signature } = getCaptchaChallenge.answer.validateSync(body);
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  let number = 0;
  while (sha256(`${salt}${number}`) !== challenge) number += 1;
  const solution = { algorithm, challenge, number, salt, signature };
  return Buffer.from(JSON.stringify(solution)).toString('base64');
}

import { getCaptchaChallenge } from '../../contract/captcha.ts';
import { buildRequest, type Suite } from './suite.ts';
import { sha256Hex } from '../../server/sha256-hex.ts';

/**
 * Returns a captcha token: the given one, or a solved ALTCHA challenge. Undefined if the API has
 * another captcha.
 */
export async function captchaFor({ options, send }: Suite): Promise<string | undefined> {
  if (options.recaptcha) return options.recaptcha;
  const { status, json } = await send(buildRequest(getCaptchaChallenge));
  if (status !== 200 || !json) return undefined;
  const { algorithm, challenge, salt, signature, maxnumber } = json;
  for (let number = 0; number <= Number(maxnumber); number += 1) {
    if (sha256Hex(`${String(salt)}${number}`) !== challenge) continue;
    return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
  }
  return undefined;
}

export const noCaptcha = 'no captcha could be solved: set --recaptcha';

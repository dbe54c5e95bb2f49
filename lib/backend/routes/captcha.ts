import { getCaptchaChallenge, getCaptchaKey } from '../../contract/captcha.ts';
import { isLoopback } from '../http/client-address.ts';
import { rateLimitKey } from '../http/rate-limit-key.ts';
import type { Limit } from '../http/rate-limit.ts';
import { route, type Router } from '../http/route.ts';
import { createChallengeRate } from '../services/captcha/challenge-rate.ts';
import { issueChallenge } from '../services/captcha/issue-challenge.ts';
import { leastWork, workOf } from '../services/captcha/work-of.ts';

const challengesByAddress: Limit = {
  name: 'captcha-address',
  points: 300,
  seconds: 3_600,
  message: 'Too many requests. Please try again later!',
};

export function captchaRoutes(router: Router): void {
  const countChallenge = createChallengeRate();
  route(router, getCaptchaKey, async ({ context }) => ({
    site_key: context.env.recaptcha?.siteKey ?? null,
  }));
  route(router, getCaptchaChallenge, async ({ context, query, clientAddress }) => {
    await router.limits.byAddress(challengesByAddress, clientAddress);
    const isExempt = context.env.mode === 'demo' && isLoopback(clientAddress);
    const mostTries = isExempt
      ? leastWork
      : workOf(countChallenge(rateLimitKey(clientAddress), context.now()));
    return issueChallenge(context, { action: query.action, mostTries });
  });
}

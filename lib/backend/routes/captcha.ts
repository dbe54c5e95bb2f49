import { getCaptchaChallenge } from '../../contract/captcha.ts';
import type { Limit } from '../http/rate-limit.ts';
import { route, type Router } from '../http/route.ts';
import { issueChallenge } from '../services/captcha/issue-challenge.ts';

const challengesByAddress: Limit = {
  name: 'captcha-address',
  points: 300,
  seconds: 3_600,
  message: 'Too many requests. Please try again later!',
};

export function captchaRoutes(router: Router): void {
  route(router, getCaptchaChallenge, async ({ context, clientAddress }) => {
    await router.limits.byAddress(challengesByAddress, clientAddress);
    return issueChallenge(context);
  });
}

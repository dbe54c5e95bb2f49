import {
  answerCaptchaQuestion,
  getCaptchaChallenge,
  getCaptchaKey,
  getCaptchaQuestion,
} from '../../contract/captcha.ts';
import { isLoopback, toNetwork } from '../../server/client-address.ts';
import type { Limit } from '../http/rate-limit.ts';
import { route, type Router } from '../http/route.ts';
import {
  createChallengeRate,
  issueChallenge,
  issueQuestion,
  minWork,
  workOf,
} from '../services/captcha/issue-challenge.ts';
import { takeAnswer } from '../services/captcha/take-answer.ts';

const challengesByAddress: Limit = {
  name: 'captcha-address',
  points: 300,
  seconds: 3_600,
  message: 'Too many requests. Try again later.',
};

/* A question is easier for a program than the proof of work: it opens far fewer forms. */
const tooMany = 'Too many forms were sent without JavaScript. Try again in an hour, or contact us.';
const hour = 3_600;
const rightByAddress: Limit = {
  name: 'captcha-right',
  points: 3,
  seconds: hour,
  message: tooMany,
};
const wrongByAddress: Limit = {
  name: 'captcha-wrong',
  points: 10,
  seconds: hour,
  message: tooMany,
};
const rightOfAll: Limit = {
  name: 'captcha-right-all',
  points: 20,
  seconds: 60,
  message:
    'Many people are sending forms without JavaScript right now. Try again in a minute, or contact us.',
};

export function captchaRoutes(router: Router): void {
  const countChallenge = createChallengeRate();
  route(router, getCaptchaKey, async ({ context }) => ({
    site_key: context.env.providers.recaptcha?.['site_key'] ?? null,
  }));
  route(router, getCaptchaChallenge, async ({ context, query, clientAddress }) => {
    await router.limits.byAddress(challengesByAddress, clientAddress);
    const isExempt = context.env.mode === 'demo' && isLoopback(clientAddress);
    const maxTries = isExempt
      ? minWork
      : workOf(countChallenge(toNetwork(clientAddress), context.now()));
    return issueChallenge(context, { action: query.action, maxTries });
  });
  route(router, getCaptchaQuestion, async ({ context, query }) =>
    issueQuestion(context, query.action),
  );
  route(router, answerCaptchaQuestion, async ({ context, body, clientAddress }) => ({
    recaptcha: await takeAnswer(context, {
      ...body,
      countWrong: () => router.limits.byAddress(wrongByAddress, clientAddress),
      countRight: async () => {
        await router.limits.byAddress(rightByAddress, clientAddress);
        await router.limits.byKey(rightOfAll, 'all');
      },
    }),
  }));
}

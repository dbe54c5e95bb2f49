import type { CaptchaAction } from '../../../contract/captcha.ts';
import type { ServiceContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { questionOf } from './human-question.ts';
import { makeTicket, seedOf } from './question-ticket.ts';

/** Asks a new question, which is stored nowhere; 404 if another captcha is in use. */
export function issueQuestion({ env, now }: ServiceContext, action: CaptchaAction) {
  if (env.providers.recaptcha) throw notFound('Question');
  const { id, ticket } = makeTicket(env.captchaSecret, action, now());
  return { question: questionOf(seedOf(env.captchaSecret, id)).text, ticket };
}

import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { usedTokens } from '../../db/schema/running.ts';
import { invalid, notFound } from '../../errors.ts';
import { solvedToken } from '../../providers/captcha/altcha.ts';
import { isRightAnswer, questionOf } from './human-question.ts';
import { readTicket, seedOf } from './question-ticket.ts';

interface TakenAnswer {
  ticket: string;
  answer: string;
  /** Counts a wrong answer; throws 429. */
  countWrong: () => Promise<void>;
  /** Counts a right answer, which gives a token; throws 429. */
  countRight: () => Promise<void>;
}

const wrongText = 'That answer isn’t right. Answer the new question.';
const lateText = 'That question has expired. Answer the new one.';
/** The form is sent right after its answer. */
const tokenLifeMs = 3 * 60 * 1000;

/**
 * Returns a captcha token for the right answer to a question. A ticket takes one answer. The right
 * one may be repeated and gives the same token, which counts once. 400 naming `answer`, 429, or 404
 * if another captcha is in use.
 */
export async function takeAnswer(
  context: ServiceContext,
  { ticket, answer, countWrong, countRight }: TakenAnswer,
): Promise<string> {
  const { env, now, db } = context;
  if (env.providers.recaptcha) throw notFound('Question');
  const secret = env.captchaSecret;
  const parsedTicket = readTicket(secret, ticket, now());
  if (!parsedTicket) {
    await countWrong();
    throw invalid({ answer: [lateText] });
  }
  const isRight = isRightAnswer(questionOf(seedOf(secret, parsedTicket.id)), answer);
  const hash = `question ${parsedTicket.id}`;
  const outcome = isRight ? 'right' : 'wrong';
  const before = await readOutcome(db, hash);
  if (before === undefined || before !== outcome) await (isRight ? countRight() : countWrong());
  if (before === undefined) {
    await db
      .insert(usedTokens)
      .values({ hash, expiresAt: parsedTicket.expires, requestId: outcome })
      .onConflictDoNothing();
  }
  if (!isRight) throw invalid({ answer: [wrongText] });
  // Another answer may have come at the same moment: the first counts.
  if ((await readOutcome(db, hash)) !== 'right') throw invalid({ answer: [lateText] });
  return solvedToken(secret, {
    seed: parsedTicket.id,
    expires: new Date(parsedTicket.expires.getTime() + tokenLifeMs),
    action: parsedTicket.action,
  });
}

async function readOutcome(db: ServiceContext['db'], hash: string): Promise<string | undefined> {
  const [row] = await db
    .select({ outcome: usedTokens.requestId })
    .from(usedTokens)
    .where(eq(usedTokens.hash, hash));
  return row?.outcome ?? undefined;
}

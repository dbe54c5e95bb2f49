import { eq } from 'drizzle-orm';
import type { CaptchaAction } from '../../../contract/captcha.ts';
import type { ServiceContext } from '../../context.ts';
import { usedTokens } from '../../db/schema/running.ts';
import { invalid, StoreError } from '../../errors.ts';
import { altcha } from '../../providers/captcha/altcha.ts';
import { findCaptcha } from '../../providers/connect.ts';

interface HumanCheck {
  token: string;
  action: CaptchaAction;
  /** Identifies the request and its repeats: a repeat may use the same token again. */
  requestId?: string | undefined;
}

/**
 * Verifies the captcha token; must be called first by every endpoint with a field `recaptcha`. A
 * token is valid once and within its lifetime, also for parallel requests. 400 naming the field if
 * it is not valid, 503 if the captcha service does not answer.
 */
export async function requireHuman(
  context: ServiceContext,
  { token, action, requestId }: HumanCheck,
): Promise<void> {
  const captcha = findCaptcha(context) ?? altcha(context.env.captchaSecret);
  const verdict = await captcha.verify(token, action, context.now());
  if (verdict.outcome === 'unavailable') {
    throw new StoreError(
      503,
      'We can’t verify right now that you’re not a robot. Try again in a minute.',
      { retryAfterSeconds: 60 },
    );
  }
  if (verdict.outcome !== 'ok' || !(await mayUse(context, verdict, requestId))) {
    throw invalid({ recaptcha: ['Please verify you are not a robot.'] });
  }
}

async function mayUse(
  { db }: ServiceContext,
  { id, goodUntil }: { id: string; goodUntil: Date },
  requestId: string | undefined,
): Promise<boolean> {
  const noted = await db
    .insert(usedTokens)
    .values({ hash: id, expiresAt: goodUntil, requestId: requestId ?? null })
    .onConflictDoNothing()
    .returning({ hash: usedTokens.hash });
  if (noted.length > 0) return true;
  if (requestId === undefined) return false;
  const [used] = await db
    .select({ requestId: usedTokens.requestId })
    .from(usedTokens)
    .where(eq(usedTokens.hash, id));
  return used?.requestId === requestId;
}

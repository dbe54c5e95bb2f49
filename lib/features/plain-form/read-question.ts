import 'server-only';
import { headers } from 'next/headers';
import { ApiError } from '../../api/api-error';
import { getCaptchaQuestion, type CaptchaAction } from '../../contract/captcha';
import { storefrontEnv } from '../../env';
import { storeCaller } from '../../platform/form-posts/call-store';

/** Asks the store for a new question; undefined if it has none or does not answer. */
export async function readQuestion(
  action: CaptchaAction,
): Promise<{ question: string; ticket: string } | undefined> {
  const store = storeCaller(
    new Request(storefrontEnv().siteUrl, { headers: new Headers(await headers()) }),
  );
  try {
    const { question, ticket } = await store(getCaptchaQuestion, { search: `action=${action}` });
    // The API proxy answers 200 without a question where the store API lacks the call.
    return question && ticket ? { question, ticket } : undefined;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

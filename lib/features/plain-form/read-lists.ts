import 'server-only';
import { readOptional } from '../../api/server';
import { listFreeSlots } from '../../contract/appointment-slot';
import { readCountries } from '../place/queries';
import type { PlainForm } from './plain-form';
import { headers } from 'next/headers';
import { ApiError } from '../../api/api-error';
import { getCaptchaQuestion, type CaptchaAction } from '../../contract/captcha';
import { storefrontEnv } from '../../env';
import { storeCaller } from '../../platform/form-posts/call-store';

/** Number of days with bookable times, from tomorrow on. */
const days = 21;

async function readTimes(): Promise<string[]> {
  const options = { query: { days }, tags: ['appointments'], isCacheable: false };
  const found = await readOptional(listFreeSlots, options, undefined);
  return found?.data.flatMap(({ slots }) => slots.map((slot) => slot.start_datetime)) ?? [];
}

export async function readLists({ fields }: PlainForm) {
  const has = (wanted: string) => fields.some(({ kind }) => kind === wanted);
  const [countries, times] = await Promise.all([
    has('country') ? readCountries() : [],
    has('time') ? readTimes() : [],
  ]);
  return { countries, times };
}

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

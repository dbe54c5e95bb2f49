import { ApiError } from '../../api/api-error';
import { send } from '../../api/browser';
import type { Endpoint } from '../../contract/endpoint';
import type { sendContactLead } from '../../contract/lead';
import { attachmentRules, type LeadKind } from '../../contract/lead-options';
import type { Store } from '../../platform/session/safe-storage';
import { closeAttempt, openAttempt, startAttempt, type LeadAttempt } from './lead-attempt';

/** All enquiries are answered in the same way. */
type LeadCall = Endpoint<
  undefined,
  NonNullable<Endpoint['body']>,
  (typeof sendContactLead)['answer']
>;

export interface SentLead {
  message: string | undefined;
  /** What the enquiry is called, such as `ENQ-000123`. */
  number: string;
}

interface LeadInput {
  kind: LeadKind;
  call: LeadCall;
  /** What was typed, without a token. */
  body: Record<string, unknown>;
  attachment?: File | undefined;
  /** Empty where the captcha is not needed and gives none. */
  takeToken: () => Promise<string>;
  store: Store;
}

/** Whether the store may have got it although nobody could say so. */
export const isUnanswered = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

const isTokenRefused = (error: unknown) =>
  error instanceof ApiError && error.fields['recaptcha'] !== undefined;

/**
 * Sends an enquiry. Where the connection was lost before the answer came, the same words are sent
 * again as the same request, so that they make one enquiry. Throws ApiError, CaptchaError.
 */
export async function sendLead(input: LeadInput): Promise<SentLead> {
  const { kind, body, attachment, store, takeToken } = input;
  const file = attachment && [attachment.name, attachment.size, attachment.lastModified];
  const boundTo = JSON.stringify([body, file]);
  const open = openAttempt(store, kind, boundTo);
  if (open) {
    try {
      return await post(input, open);
    } catch (error) {
      // It never arrived, and its token is too old by now.
      if (!isTokenRefused(error)) throw error;
    }
  }
  return post(input, startAttempt(store, kind, { boundTo, token: await takeToken() }));
}

async function post(
  { kind, call, body, attachment, store }: LeadInput,
  { key, token }: LeadAttempt,
): Promise<SentLead> {
  const whole = { ...body, ...(token && { recaptcha: token }) };
  try {
    const { message, number } = await send(call, {
      ...(attachment ? { form: formOf(whole, attachment) } : { body: whole }),
      idempotencyKey: key,
    });
    closeAttempt(store, kind);
    return { message, number };
  } catch (error) {
    if (!isUnanswered(error)) closeAttempt(store, kind);
    throw error;
  }
}

function formOf(fields: Record<string, unknown>, attachment: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null && value !== '') form.set(name, String(value));
  }
  form.set(attachmentRules.field, attachment);
  return form;
}

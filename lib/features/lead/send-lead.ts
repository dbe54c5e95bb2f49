import { ApiError } from '../../api/api-error';
import { send } from '../../api/browser';
import type { AnswerOf, Endpoint } from '../../contract/endpoint';
import type { sendContactLead } from '../../contract/lead';
import { attachmentRules, type LeadKind } from '../../contract/lead-options';
import { personalKey } from '../../platform/session/personal-data';
import { savedAttempt, type Attempt } from '../../platform/session/saved-attempt';

interface LeadCall extends Pick<Endpoint, 'method' | 'path' | 'caller'> {
  /** A method, because method parameters are bivariant: calls of all kinds fit. */
  signature?(query: undefined, body: Record<string, unknown>): AnswerOf<typeof sendContactLead>;
}

export interface SentLead {
  message: string | undefined;
  /** Lead number, such as `ENQ-000123`. */
  number: string;
}

interface LeadInput {
  kind: LeadKind;
  call: LeadCall;
  /** Input without the token. */
  body: Record<string, unknown>;
  attachment?: File | undefined;
  /** Returns an empty token if the captcha is optional and fails. */
  takeToken: () => Promise<string>;
}

/* Its data is the captcha token: another one would make it a different request. */
const leadAttempt = (kind: LeadKind) => savedAttempt<string>(personalKey('enquiry-attempt', kind));

/** The store may have saved the lead although no answer arrived. */
export const isUnanswered = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

const isTokenRefused = (error: unknown) =>
  error instanceof ApiError && error.fields['recaptcha'] !== undefined;

/**
 * Sends a lead. After a lost connection, the same input is sent again with the same
 * Idempotency-Key, so that one lead is made. Throws ApiError, CaptchaError.
 */
export async function sendLead(input: LeadInput): Promise<SentLead> {
  const { kind, body, attachment, takeToken } = input;
  const file = attachment && [attachment.name, attachment.size, attachment.lastModified];
  const boundTo = JSON.stringify([body, file]);
  const attempt = leadAttempt(kind);
  const open = attempt.openFor(boundTo);
  if (open) {
    try {
      return await post(input, open);
    } catch (error) {
      // The earlier attempt never arrived and its token has expired.
      if (!isTokenRefused(error)) throw error;
    }
  }
  return post(input, attempt.start(boundTo, await takeToken()));
}

async function post(
  { kind, call, body, attachment }: LeadInput,
  { key, data: token }: Attempt<string>,
): Promise<SentLead> {
  const fullBody = { ...body, ...(token && { recaptcha: token }) };
  try {
    const { message, number } = await send(call, {
      ...(attachment ? { form: toFormData(fullBody, attachment) } : { body: fullBody }),
      idempotencyKey: key,
    });
    leadAttempt(kind).close();
    return { message, number };
  } catch (error) {
    if (!isUnanswered(error)) leadAttempt(kind).close();
    throw error;
  }
}

function toFormData(fields: Record<string, unknown>, attachment: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null && value !== '') form.set(name, String(value));
  }
  form.set(attachmentRules.field, attachment);
  return form;
}

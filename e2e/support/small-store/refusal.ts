import type { ContentfulStatusCode } from 'hono/utils/http-status';

const codes: Partial<Record<ContentfulStatusCode, string>> = {
  400: 'invalid_input',
  401: 'login_needed',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_type',
  429: 'too_many_requests',
};

/** A failed call: status, message and further members of the answer. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly more: Record<string, unknown>;

  constructor(status: ContentfulStatusCode, message: string, more: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.more = more;
  }

  toBody(): Record<string, unknown> {
    return { status: false, code: codes[this.status], message: this.message, ...this.more };
  }
}

export const notFound = (what: string) => new Refusal(404, `${what} not found`);

/** 400 with one message for each wrong field. */
export const invalid = (errors: Record<string, string[]>) =>
  new Refusal(400, Object.values(errors)[0]?.[0] ?? 'Please check what you entered', { errors });

/** 400 that belongs to no single field. */
export const refused = (message: string) =>
  new Refusal(400, message, { non_field_errors: [message] });

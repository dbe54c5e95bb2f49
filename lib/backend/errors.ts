import { codeByStatus, type ErrorCode, type Failure } from '../contract/envelope.ts';

interface StoreErrorDetails {
  /** Left out: the code of the status. */
  code?: ErrorCode;
  errors?: Record<string, string[]>;
  nonFieldErrors?: string[];
  /** Additional members of the response body, such as `available_quantity`. */
  more?: Record<string, unknown>;
  retryAfterSeconds?: number;
}

export type FailureStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503;

/** An error that is reported to the caller, in the error envelope. */
export class StoreError extends Error {
  readonly status: FailureStatus;
  readonly code: ErrorCode;
  readonly details: StoreErrorDetails;

  constructor(status: FailureStatus, message: string, details: StoreErrorDetails = {}) {
    super(message);
    this.name = 'StoreError';
    this.status = status;
    this.code = details.code ?? codeByStatus[status];
    this.details = details;
  }

  toBody(): Failure {
    const { errors, nonFieldErrors, more } = this.details;
    return {
      ...more,
      status: false,
      code: this.code,
      message: this.message,
      ...(errors && { errors }),
      ...(nonFieldErrors && { non_field_errors: nonFieldErrors }),
    };
  }
}

/** Creates a 400 with messages per field; the first message is also the general message. */
export function invalid(errors: Record<string, string[]>): StoreError {
  const message = Object.values(errors)[0]?.[0] ?? 'Check what you’ve entered';
  return new StoreError(400, message, { errors });
}

/** Creates a 400 that belongs to no single field. */
export function refused(message: string): StoreError {
  return new StoreError(400, message, { nonFieldErrors: [message] });
}

export function notLoggedIn(): StoreError {
  return new StoreError(401, 'Please login to continue!');
}

export function notAllowed(): StoreError {
  return new StoreError(403, 'You are not allowed to do this');
}

export function notFound(what: string): StoreError {
  return new StoreError(404, `${what} not found`);
}

export function conflict(
  message: string,
  more?: Record<string, unknown>,
  code?: ErrorCode,
): StoreError {
  return new StoreError(409, message, { more, code });
}

/** Creates a 429; `retryAfterSeconds` is rounded up for the header. */
export function tooOften(message: string, retryAfterSeconds: number, code?: ErrorCode): StoreError {
  return new StoreError(429, message, {
    code,
    retryAfterSeconds: Math.max(1, Math.ceil(retryAfterSeconds)),
  });
}

/**
 * Creates a 429 with the code `captcha_required`: the same request with a solved captcha is
 * accepted.
 */
export function captchaRequired(
  { details }: StoreError,
  message = 'Too many wrong attempts. Confirm that you’re not a robot, or try again later.',
): StoreError {
  return new StoreError(429, message, {
    code: 'captcha_required',
    retryAfterSeconds: details.retryAfterSeconds ?? 1,
  });
}

import type { Failure } from '../contract/envelope';

/** A call that the store API refused, or that did not reach it (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  /** Texts for the fields at fault. */
  readonly fields: Record<string, string[]>;
  readonly nonFieldErrors: string[];
  /** The whole answer, for what a conflict carries besides its message. */
  readonly body: Record<string, unknown>;

  constructor(status: number, failure: Partial<Failure> & Record<string, unknown>) {
    super(failure.non_field_errors?.[0] ?? failure.message ?? 'Something went wrong');
    this.name = 'ApiError';
    this.status = status;
    this.fields = failure.errors ?? {};
    this.nonFieldErrors = failure.non_field_errors ?? [];
    this.body = failure;
  }
}

/** The text that a person should read about whatever was thrown. */
export function messageOf(error: unknown, fallback = 'Something went wrong'): string {
  return error instanceof ApiError ? error.message : fallback;
}

import type { Failure } from '../contract/envelope';

/** A call that the store API refused or that did not reach it (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  /** Machine-readable, such as `totals_changed`; empty if the store API sends none. */
  readonly code: string;
  /** Error texts by field. */
  readonly fields: Record<string, string[]>;
  readonly nonFieldErrors: string[];
  /** The whole answer: a conflict carries more than its message. */
  readonly body: Record<string, unknown>;

  constructor(status: number, failure: Partial<Failure> & Record<string, unknown>) {
    super(failure.non_field_errors?.[0] ?? failure.message ?? 'Something went wrong');
    this.name = 'ApiError';
    this.status = status;
    this.code = failure.code ?? '';
    this.fields = failure.errors ?? {};
    this.nonFieldErrors = failure.non_field_errors ?? [];
    this.body = failure;
  }
}

/** Returns the error text to show to the user. */
export function messageOf(error: unknown, fallback = 'Something went wrong'): string {
  return error instanceof ApiError ? error.message : fallback;
}

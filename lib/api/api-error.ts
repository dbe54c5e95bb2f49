import type { Failure } from '../contract/envelope';

const unexplained = 'Something went wrong';

/** A call that the store API refused or that did not reach it (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  /** Machine-readable, such as `totals_changed`; empty if the store API sends none. */
  readonly code: string;
  readonly fields: Record<string, string[]>;
  readonly nonFieldErrors: string[];
  /** The whole answer: a conflict has further fields. */
  readonly body: Record<string, unknown>;

  constructor(status: number, failure: Partial<Failure> & Record<string, unknown>) {
    super(toTexts(failure.non_field_errors)[0] ?? toTexts(failure.message)[0] ?? unexplained);
    this.name = 'ApiError';
    this.status = status;
    this.code = toTexts(failure.code)[0] ?? '';
    this.fields = toFieldErrors(failure.errors);
    this.nonFieldErrors = toTexts(failure.non_field_errors);
    this.body = failure;
  }
}

/** Store APIs send the messages of a field as one text or as a list. */
function toTexts(sent: unknown): string[] {
  return [sent].flat().filter((text): text is string => typeof text === 'string' && text !== '');
}

function toFieldErrors(sent: unknown): Record<string, string[]> {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return {};
  return Object.fromEntries(Object.entries(sent).map(([name, texts]) => [name, toTexts(texts)]));
}

/** Returns the error text to show to the user. */
export function errorMessage(error: unknown, fallback = unexplained): string {
  return error instanceof ApiError ? error.message : fallback;
}

import type { AnswerOf, Endpoint, ReadCall } from '../contract/endpoint';
import { ApiError } from './api-error';
import { deriveFields } from './derived-fields';
import { fitAnswer } from './fit-answer';
import { reportMissingField } from './report-missing-field';

/**
 * Parses an answer of the store API and fits it to the contract. Throws ApiError 502 if it is no JSON,
 * says that the call has failed, or lacks what the call is for.
 */
export function readAnswer<E extends Endpoint>(call: E, text: string): AnswerOf<E>;
export function readAnswer<Answer>(call: ReadCall<never, Answer>, text: string): Answer;
export function readAnswer(call: Pick<Endpoint, 'path' | 'answer'>, text: string): unknown {
  const answer = fitAnswer(call.answer, deriveFields(call.path, parsed(text)), (field) =>
    reportMissingField(call.path, field),
  );
  if (!answer) {
    throw new ApiError(502, {
      code: 'unreadable_answer',
      message: 'The store sent an answer that cannot be shown. Please try again later!',
    });
  }
  return answer;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { LRUCache } from 'lru-cache';
import type { AnswerOf, Endpoint, ReadCall } from '../contract/endpoint';
import { ApiError } from './api-error';
import { deriveFields } from './derived-fields';
import { fitAnswer } from './fit-answer';

const maxAnswers = 300;
/** Characters of all texts, and of one: a piece of the sitemap is read once. */
const maxCharacters = 4 * 1024 * 1024;
const maxCharactersPerAnswer = 256 * 1024;

type Answers = LRUCache<string, { path: string; answer: object }>;

// Next bundles each route separately: `globalThis` makes them share one cache.
const shared = globalThis as typeof globalThis & { readAnswers?: Answers };
const answers: Answers = (shared.readAnswers ??= new LRUCache({
  max: maxAnswers,
  maxSize: maxCharacters,
  maxEntrySize: maxCharactersPerAnswer,
  sizeCalculation: (_, text) => Math.max(1, text.length),
}));

/**
 * Parses an answer of the store API and fits it to the contract. Throws ApiError 502 if it is not
 * JSON, reports a failure, or lacks required data. The same text returns the same frozen object.
 */
export function readAnswer<E extends Endpoint>(call: E, text: string): AnswerOf<E>;
export function readAnswer<Answer>(call: ReadCall<never, Answer>, text: string): Answer;
export function readAnswer(call: Pick<Endpoint, 'path' | 'answer'>, text: string): unknown {
  const known = answers.get(text);
  if (known?.path === call.path) return known.answer;
  const answer = fitAnswer(call.answer, deriveFields(call.path, parseJson(text)), (field) =>
    reportMissingField(call.path, field),
  );
  if (!answer) {
    throw new ApiError(502, {
      code: 'unreadable_answer',
      message: 'Something went wrong on our side. Please try again later!',
    });
  }
  deepFreeze(answer);
  answers.set(text, { path: call.path, answer });
  return answer;
}

/* Pages share the answer: none may change it. */
function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(deepFreeze);
}

/** Returns undefined for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** LRU limit; more than the calls have fields. */
const maxFields = 2_000;
type Fields = LRUCache<string, true>;

// Next bundles each route separately: `globalThis` makes them share one list.
const sharedFields = globalThis as typeof globalThis & { missingFields?: Fields };
const reported: Fields = (sharedFields.missingFields ??= new LRUCache({ max: maxFields }));

/** Logs once that the answers of a call lack a field or have another type there. */
function reportMissingField(path: string, field: string): void {
  const key = `${path} ${field}`;
  if (reported.has(key)) return;
  reported.set(key, true);
  console.error(
    'An answer of the store API is not as the contract says',
    path,
    field || 'as a whole',
  );
}

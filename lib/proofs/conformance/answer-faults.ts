import { ValidationError } from 'yup';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Reply } from './client.ts';
import { requiredFields, missingFields } from './contract-fields.ts';

const isJson = ({ type }: Reply) => /^application\/json\b/i.test(type);
const shown = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 120);

export interface Judgement {
  faults: string[];
  /** Whether the fields are right, so that further checks can use the answer. */
  isUsable: boolean;
}

/** Judges the answer to a call that should succeed: status, envelope and fields. */
export function judgeAnswer(call: Endpoint, reply: Reply): Judgement {
  const { status, json } = reply;
  const faults: string[] = [];
  if (status !== call.successStatus) {
    const excerpt = reply.text.slice(0, 200);
    faults.push(`status ${status} in the place of ${call.successStatus}: ${excerpt}`);
    if (status < 200 || status > 299) return { faults, isUsable: false };
  }
  if (!isJson(reply)) faults.push(`Content-Type "${reply.type}" in the place of application/json`);
  if (!json) return { faults: [...faults, 'the answer is not a JSON object'], isUsable: false };
  const wrongFields = fieldFaults(call, json);
  return { faults: [...faults, ...wrongFields], isUsable: wrongFields.length === 0 };
}

/** Names missing fields of the contract, and fields of a wrong type. */
function fieldFaults(call: Endpoint, json: Record<string, unknown>): string[] {
  const missing = missingFields(json, requiredFields(call)).map((field) => `${field}: missing`);
  return [...missing, ...typeFaults(call, json)];
}

/** Validates the fields that are there, strictly. */
function typeFaults(call: Endpoint, json: Record<string, unknown>): string[] {
  try {
    call.answer.validateSync(json, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const single = error.inner.length > 0 ? error.inner : [error];
    const faults = single.flatMap(({ path = '', message }) => {
      const value = valueAt(json, path);
      return value === undefined ? [] : [`${path}: ${shown(value)} (${message})`];
    });
    return withoutRepeats(faults);
  }
}

/** One fault for each field: those of a list's later rows are the same. */
function withoutRepeats(faults: readonly string[]): string[] {
  const seen = new Set<string>();
  return faults.filter((fault) => {
    const field = fault.split(':')[0]?.replace(/\[\d+\]/g, '') ?? '';
    return !seen.has(field) && seen.add(field);
  });
}

function valueAt(value: unknown, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>(
      (within, name) =>
        typeof within === 'object' && within !== null
          ? (within as Record<string, unknown>)[name]
          : undefined,
      value,
    );
}

/** Judges the answer to a call that should be refused. */
export function judgeRefusal(reply: Reply, statuses: readonly number[]): Judgement {
  if (!statuses.includes(reply.status)) {
    const excerpt = reply.text.slice(0, 200);
    const fault = `status ${reply.status} in the place of ${statuses.join(' or ')}: ${excerpt}`;
    return { faults: [fault], isUsable: false };
  }
  if (!isJson(reply)) {
    const fault = `Content-Type "${reply.type}" in the place of application/json`;
    return { faults: [fault], isUsable: false };
  }
  const { status, message, code, errors } = reply.json ?? {};
  const faults: string[] = [];
  if (status !== false) faults.push(`status: ${shown(status)} in the place of false`);
  if (typeof message !== 'string' || message === '') faults.push('message: missing');
  else if (/\n\s+at /.test(message)) faults.push('message: a stack trace');
  if (typeof code !== 'string' || code === '') faults.push('code: missing');
  if (errors !== undefined && !isErrors(errors)) faults.push(`errors: ${shown(errors)}`);
  if (reply.status === 429 && !reply.headers.get('retry-after'))
    faults.push('Retry-After: missing');
  return { faults, isUsable: true };
}

const isErrors = (errors: unknown): boolean =>
  typeof errors === 'object' &&
  errors !== null &&
  Object.values(errors).every(
    (texts) => Array.isArray(texts) && texts.every((text) => typeof text === 'string'),
  );

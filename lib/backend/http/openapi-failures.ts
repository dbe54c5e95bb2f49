import type { Endpoint } from '../../contract/endpoint.ts';
import { codeByStatus, statusesOfCode } from '../../contract/envelope.ts';
import type { JsonSchema } from './json-schema.ts';

type FailureStatus = keyof typeof codeByStatus;
type FailingCall = Pick<Endpoint, 'path' | 'caller'> & Partial<Pick<Endpoint, 'method'>>;

const statuses = Object.keys(codeByStatus).map(Number) as FailureStatus[];

const titles: Record<FailureStatus, string> = {
  400: 'Wrong input, or no company header',
  401: 'Not logged in',
  403: 'Logged in, but not allowed',
  404: 'Not found, or it belongs to someone else',
  409: 'Conflicts with the current state',
  413: 'Body or file too long',
  415: 'Wrong Content-Type, or a compressed body',
  429: 'Too many requests; see Retry-After',
  500: 'Server error',
  503: 'A service is unavailable or too busy; see Retry-After',
};

/** The codes that failures of a status carry: the usual one first. */
function failureCodes(status: FailureStatus): string[] {
  const exact = Object.entries(statusesOfCode)
    .filter(([, ones]) => ones.some((one) => one === status))
    .map(([code]) => code);
  return [codeByStatus[status], ...exact];
}

export const failureSchema: JsonSchema = {
  type: 'object',
  required: ['status', 'code', 'message'],
  properties: {
    status: { const: false },
    code: { enum: [...new Set(statuses.flatMap(failureCodes))] },
    message: { type: 'string' },
    errors: {
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    non_field_errors: { type: 'array', items: { type: 'string' } },
  },
};

const failure = { $ref: '#/components/schemas/Failure' };

function describeFailure(status: FailureStatus): JsonSchema {
  const codes = failureCodes(status);
  const schema = { allOf: [failure, { properties: { code: { enum: codes } } }] };
  const example = { status: false, code: codes[0], message: titles[status] };
  return { description: titles[status], content: { 'application/json': { schema, example } } };
}

/** The failures as components, named by their status. */
export const failureResponses: Record<string, JsonSchema> = {
  ...Object.fromEntries(
    statuses.map((status) => [`Failure${status}`, describeFailure(status)] as const),
  ),
  Failure: { description: 'Failure', content: { 'application/json': { schema: failure } } },
};

/** The failures that a call can answer with. */
export function failuresOf({ path, method = 'GET', caller }: FailingCall): JsonSchema {
  const isWrite = method !== 'GET';
  const possible: Record<FailureStatus, boolean> = {
    400: true,
    401: true,
    403: caller === 'staff',
    404: path.includes('{') || isWrite,
    409: isWrite,
    413: isWrite,
    415: isWrite,
    429: true,
    500: true,
    503: true,
  };
  const responseOf = (name: string) => ({ $ref: `#/components/responses/${name}` });
  return {
    ...Object.fromEntries(
      statuses
        .filter((status) => possible[status])
        .map((status) => [status, responseOf(`Failure${status}`)] as const),
    ),
    default: responseOf('Failure'),
  };
}

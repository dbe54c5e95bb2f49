import type { AnyObject, InferType, ObjectSchema } from 'yup';
import type { StaffPermission } from './staff-area.ts';

/** Who may make a call: `visitor` means a customer or, failing that, a visitor id. */
export type Caller = 'anyone' | 'visitor' | 'customer' | 'staff';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

type Shape = ObjectSchema<AnyObject>;

export interface FileLimit {
  mostBytes: number;
  tooLarge: string;
}

export interface Endpoint<
  Query extends Shape | undefined = Shape | undefined,
  Body extends Shape | undefined = Shape | undefined,
  Answer extends Shape = Shape,
  Who extends Caller = Caller,
> {
  method: Method;
  /** As the specification writes it, with `{name}` where a value stands. */
  path: string;
  caller: Who;
  /** Which of the staff, where staff call; a call without it is refused to be served. */
  area: StaffPermission | undefined;
  summary: string;
  query: Query;
  body: Body;
  answer: Answer;
  /**
   * Takes an `Idempotency-Key` header: the same key and body give the first answer again. `in part`:
   * what the call writes happens once, what it asks others for is asked for again.
   */
  repeatable: boolean | 'in part';
  /** Comes as a multipart form that may carry files: in which fields, and how many at most in each. */
  files: Readonly<Record<string, number>> | undefined;
  /** Comes as a multipart form as well as JSON: the specification has it so. */
  asForm: boolean;
  /** How long each of them may be, and what is said beyond; a picture's limit where it is left out. */
  fileLimit: FileLimit | undefined;
  /** Says the same to everybody: for so many seconds any cache may keep the answer. */
  keptFor: number | undefined;
  successStatus: 200 | 201;
}

interface EndpointInput<
  Query extends Shape | undefined,
  Body extends Shape | undefined,
  Answer extends Shape,
  Who extends Caller,
> {
  method: Method;
  path: string;
  caller: Who;
  area?: StaffPermission;
  summary: string;
  query?: Query;
  body?: Body;
  answer: Answer;
  repeatable?: boolean | 'in part';
  files?: Readonly<Record<string, number>>;
  asForm?: boolean;
  fileLimit?: FileLimit;
  keptFor?: number;
  successStatus?: 200 | 201;
}

/**
 * Declares one call of the store API. Both sides are typed by it: the storefront's client,
 * the embedded backend's routes and its `/openapi.json` are made from the same declaration.
 */
export function endpoint<
  Answer extends Shape,
  const Who extends Caller,
  Query extends Shape | undefined = undefined,
  Body extends Shape | undefined = undefined,
>(input: EndpointInput<Query, Body, Answer, Who>): Endpoint<Query, Body, Answer, Who> {
  return {
    method: input.method,
    path: input.path,
    caller: input.caller,
    area: input.area,
    summary: input.summary,
    query: input.query as Query,
    body: input.body as Body,
    answer: input.answer,
    repeatable: input.repeatable ?? false,
    files: input.files,
    asForm: input.asForm ?? false,
    fileLimit: input.fileLimit,
    keptFor: input.keptFor,
    successStatus: input.successStatus ?? 200,
  };
}

export type QueryOf<E extends Endpoint> =
  E['query'] extends ObjectSchema<AnyObject> ? InferType<E['query']> : undefined;

export type BodyOf<E extends Endpoint> =
  E['body'] extends ObjectSchema<AnyObject> ? InferType<E['body']> : undefined;

export type AnswerOf<E extends Endpoint> = InferType<E['answer']>;

/**
 * The path of a call with its values filled in, each escaped.
 * Throws where a value is missing: that is a fault in our own code.
 */
export function pathOf(
  call: Pick<Endpoint, 'path'>,
  values: Record<string, string | number> = {},
): string {
  return call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${call.path} needs a value for ${name}`);
    return encodeURIComponent(String(value));
  });
}

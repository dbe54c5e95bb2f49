import type { AnyObject, InferType, ObjectSchema } from 'yup';
import type { Feature } from './features.ts';
import type { StaffPermission } from './staff-area.ts';

/** Who may make a call: `visitor` means a customer or, failing that, a visitor id. */
export type Caller = 'anyone' | 'visitor' | 'customer' | 'staff';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

type Shape = ObjectSchema<AnyObject>;

export interface FileLimit {
  maxBytes: number;
  tooLarge: string;
}

export interface Endpoint<
  Query extends Shape | undefined = Shape | undefined,
  Body extends Shape | undefined = Shape | undefined,
  Answer extends Shape = Shape,
  Who extends Caller = Caller,
> {
  method: Method;
  /** Path with `{name}` placeholders. */
  path: string;
  caller: Who;
  /** Required permission, if the caller is staff; a staff call without it is not served. */
  area?: StaffPermission | undefined;
  /** Belongs to the person who calls: an API key gets 403. */
  isPersonal: boolean;
  summary: string;
  query: Query;
  body: Body;
  answer: Answer;
  /**
   * Accepts an `Idempotency-Key` header: the same key and body return the first answer again. `in
   * part`: own writes happen once, requests to other services are repeated.
   */
  repeatable: boolean | 'in part';
  /** Multipart form with files: maximum number of files per field. */
  files?: Readonly<Record<string, number>> | undefined;
  /** Accepts a multipart form as well as JSON. */
  asForm: boolean;
  /** Size limit of each file and the error message; default: the limit of pictures. */
  fileLimit?: FileLimit | undefined;
  /** Public answer: any cache may store it for this number of seconds. */
  keptFor?: number | undefined;
  successStatus: 200 | 201;
  /** Answers 404 while the shop has this feature switched off. */
  feature?: Feature | undefined;
  /** Fallback for store APIs without the call; undefined: every store API has it. */
  standIn?: string | undefined;
}

type TypeOf<S extends Shape | undefined> = S extends Shape ? InferType<S> : undefined;

/**
 * A call by its input and answer types, for code that is generic over calls: there, TypeScript
 * cannot resolve the types of a schema. `never` accepts any query or body.
 */
export interface Call<Query, Body, Answer> extends Pick<Endpoint, 'method' | 'path' | 'caller'> {
  /** Type only, never set. A function type, so that inputs are contravariant. */
  readonly signature?: (query: Query, body: Body) => Answer;
}

/** A call without a body, with the schema of its answer. */
export type ReadCall<Query, Answer> = Call<Query, undefined, Answer> &
  Pick<Endpoint, 'answer' | 'standIn'>;

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
  isPersonal?: boolean;
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
  feature?: Feature;
  standIn?: string;
}

/**
 * Declares one call of the store API. The storefront's client, the embedded backend's routes and
 * its `/openapi.json` are all derived from this declaration.
 */
export function endpoint<
  Answer extends Shape,
  const Who extends Caller,
  Query extends Shape | undefined = undefined,
  Body extends Shape | undefined = undefined,
>(
  input: EndpointInput<Query, Body, Answer, Who>,
): Endpoint<Query, Body, Answer, Who> & Call<TypeOf<Query>, TypeOf<Body>, InferType<Answer>> {
  return {
    isPersonal: false,
    repeatable: false,
    asForm: false,
    successStatus: 200,
    ...input,
    query: input.query as Query,
    body: input.body as Body,
  };
}

type CallInput<
  Query extends Shape | undefined,
  Body extends Shape | undefined,
  Answer extends Shape,
> = Omit<EndpointInput<Query, Body, Answer, Caller>, 'method' | 'path' | 'summary' | keyof Person>;

interface Person<Who extends Caller = Caller> {
  caller: Who;
  area?: StaffPermission;
  isPersonal?: boolean;
}

function callsBy<const Who extends Caller>(person: Person<Who>) {
  const declare =
    (method: Method) =>
    <
      Answer extends Shape,
      Query extends Shape | undefined = undefined,
      Body extends Shape | undefined = undefined,
    >(
      path: string,
      summary: string,
      input: CallInput<Query, Body, Answer>,
    ) =>
      endpoint<Answer, Who, Query, Body>({ ...person, method, path, summary, ...input });
  return {
    get: declare('GET'),
    post: declare('POST'),
    patch: declare('PATCH'),
    delete: declare('DELETE'),
  };
}

/** Declare the calls that each kind of caller may make: `customer.get(path, summary, {…})`. */
export const anyone = callsBy({ caller: 'anyone' });
export const visitor = callsBy({ caller: 'visitor' });
export const customer = callsBy({ caller: 'customer' });

/** Declares calls of staff with a permission. */
export const staffCalls = (area: StaffPermission, more: { isPersonal?: boolean } = {}) =>
  callsBy({ caller: 'staff', area, ...more });

export type QueryOf<E extends Endpoint> =
  E['query'] extends ObjectSchema<AnyObject> ? InferType<E['query']> : undefined;

export type BodyOf<E extends Endpoint> =
  E['body'] extends ObjectSchema<AnyObject> ? InferType<E['body']> : undefined;

export type AnswerOf<E extends Endpoint> = InferType<E['answer']>;

/**
 * Returns whether a store API may lack a call. The calls of the dashboard (`/staff/…`) are one
 * extension: without them there is no dashboard.
 */
export const isExtension = ({ path, standIn }: Pick<Endpoint, 'path' | 'standIn'>): boolean =>
  standIn !== undefined || path.startsWith('/staff/');

/** Fills the path parameters, URL-encoded. Throws if a value is missing (a programming error). */
export function buildPath(
  call: Pick<Endpoint, 'path'>,
  values: Record<string, string | number> = {},
): string {
  return call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${call.path} needs a value for ${name}`);
    return encodeURIComponent(String(value));
  });
}

/** Whether a path is of the form of a call, with or without the slash at its end. */
export function matchesPath(call: Pick<Endpoint, 'path'>, path: string): boolean {
  const segments = withoutLastSlash(path).split('/');
  const expected = withoutLastSlash(call.path).split('/');
  return (
    segments.length === expected.length &&
    segments.every((segment, index) =>
      expected[index]?.startsWith('{') ? segment !== '' : segment === expected[index],
    )
  );
}

const withoutLastSlash = (path: string) => path.replace(/\/$/, '');

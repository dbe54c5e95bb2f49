import type { Context } from 'hono';
import type { Download } from '../../contract/download.ts';
import type { AnswerOf, BodyOf, Caller, Endpoint, QueryOf } from '../../contract/endpoint.ts';
import { headerNames } from '../../contract/envelope.ts';
import type { CustomerCaller, Owner, ServiceContext } from '../context.ts';
import type { Reader } from '../db/reader/open-reader.ts';
import { markWrite, withReader } from '../db/reader/with-reader.ts';
import { inTransaction } from '../db/transaction.ts';
import { StoreError } from '../errors.ts';
import { requireFeature } from '../services/shop-profile/require-feature.ts';
import type { App, AppEnv } from './app-env.ts';
import { authenticate, requirePermission } from './authenticate.ts';
import {
  findFirstAnswer,
  onceForKey,
  requestId,
  type KeyedRequest,
  repeatScope,
} from './idempotency.ts';
import { keepFromCaches } from './keep-from-caches.ts';
import { pathParams, type PathParams } from './path-params.ts';
import type { RateLimits } from './rate-limit.ts';
import { uploadBytes, readUpload, type Upload } from './upload.ts';
import { parseBody, queryOf, bodySource, validate } from './validate.ts';

/** Bytes of concurrent uploads in memory; unknown callers share a smaller part. */
const budgets = { known: 48 * 1024 * 1024, unknown: 12 * 1024 * 1024 };

const reserved = { known: 0, unknown: 0 };

/** The caller that a handler receives, by permitted callers. */
export type CallerOf<Who extends Caller> = Who extends 'customer' | 'staff'
  ? CustomerCaller
  : Who extends 'visitor'
    ? Owner
    : Owner | undefined;

export interface RouteInput<E extends Endpoint> extends PathParams {
  context: ServiceContext;
  caller: CallerOf<E['caller']>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  clientAddress: string;
  /** The received visitor id, also if a customer calls; not verified. */
  visitorIdHeader: string | undefined;
  /** Device token issued at an earlier login; not verified. */
  deviceHeader: string | undefined;
  /** In live mode the storefront asks for a proof of the owner before risky calls. */
  needsProof: boolean;
  /** The uploaded files of a form field; empty if the call takes none. */
  files: (name: string) => File[];
  /** Id of this request and its repeats with the same idempotency key; undefined without a key. */
  requestId: string | undefined;
  /**
   * For partly idempotent calls: runs `work` in a transaction, once per idempotency key of the
   * request; the answer is stored and returned to repeats.
   */
  once: <T extends Record<string, unknown>>(
    work: (within: ServiceContext) => Promise<T>,
  ) => Promise<T>;
}

/** The answer; `status` defaults to true, unless the call uses it with its own meaning. */
type RouteAnswer<E extends Endpoint> = Omit<AnswerOf<E>, 'status'> & { status?: boolean };

/** Steps of a call that needs more than one handler. */
export interface RouteSteps<E extends Endpoint> {
  /** Returns the key of a request without Idempotency-Key, such as the client's own id of it. */
  requestKey?: (body: BodyOf<E>) => string | undefined;
  /**
   * Rate limits and captcha: run before any transaction, and not for a repeat whose first answer is
   * known. Its errors are the answer.
   */
  guard?: (input: RouteInput<E>) => Promise<void>;
  handle: (input: RouteInput<E>) => Promise<RouteAnswer<E>>;
}

/** Shared state of all routes of one backend. */
export interface Router {
  app: App;
  /** Creates the context of one request. */
  contextFor: (c: Context<AppEnv>) => ServiceContext;
  /** Replica for lists and reports; undefined: there is none. */
  reader: Reader | undefined;
  limits: RateLimits;
  /** All declared calls, for `/openapi.json`. */
  endpoints: Endpoint[];
  /** All declared calls that answer with a file, for `/openapi.json`. */
  downloads: Download[];
}

/* Simultaneous repeats wait in this queue, without a database connection. */
const queueByKey = oneAtATime();

/**
 * Serves one endpoint: authentication, validation, guard, handler, response envelope. Handlers
 * contain no business rules; they call one service.
 */
export function route<E extends Endpoint>(
  router: Router,
  call: E,
  serving: RouteSteps<E>['handle'] | RouteSteps<E>,
): void {
  const { requestKey, guard, handle }: RouteSteps<E> =
    typeof serving === 'function' ? { handle: serving } : serving;
  router.endpoints.push(call);
  requirePermission(call);
  const path = call.path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
  router.app.on(call.method, path, async (c) => {
    const context = router.contextFor(c);
    keepFromCaches(c, call.caller);
    const caller = await authenticate(c, call, context, router.limits);
    const query = call.query ? await validate(call.query, queryOf(c), 'text') : undefined;
    const isUpload = call.files !== undefined && bodySource(c) === 'text';
    const serve = async () => {
      const { texts, files } = await sentWith(c, call);
      const body = (
        call.body
          ? await validate(call.body, texts, bodySource(c), { now: context.now() })
          : undefined
      ) as BodyOf<E>;
      const keyed = call.repeatable
        ? keyedRequest(c, call, caller, body, requestKey?.(body))
        : undefined;
      const input: RouteInput<E> = {
        ...pathParams(c),
        context,
        caller: caller as CallerOf<E['caller']>,
        query: query as QueryOf<E>,
        body,
        files: (name) => files[name] ?? [],
        clientAddress: c.get('clientAddress'),
        visitorIdHeader: c.req.header(headerNames.visitor),
        deviceHeader: c.req.header(headerNames.device),
        needsProof: context.env.mode === 'live' && c.req.header(headerNames.proof) === 'required',
        requestId: keyed && requestId(keyed),
        once: async (work) => {
          if (!keyed) return inTransaction(context.db, (db) => work({ ...context, db }));
          const answer = await onceForKey(context, keyed, async (within) => ({
            status: call.successStatus,
            body: await work(within),
          }));
          return answer.body as Awaited<ReturnType<typeof work>>;
        },
      };
      const work = async (within: ServiceContext) => ({
        status: call.successStatus,
        body: { status: true, ...(await handle({ ...input, context: within })) },
      });
      const plain = () =>
        call.method === 'GET' ? withReader(router.reader, context, caller, work) : work(context);
      const respond = async () => {
        const first = keyed && (await findFirstAnswer(context, keyed));
        if (first && call.repeatable === true) return first;
        if (!first && call.feature) await requireFeature(context, call.feature);
        if (!first) await guard?.(input);
        return keyed && call.repeatable === true ? onceForKey(context, keyed, work) : plain();
      };
      return keyed ? queueByKey(requestId(keyed), respond) : respond();
    };
    const served = isUpload ? withUploadBudget(caller, uploadBytes(c, call), serve) : serve();
    const answer = await served.finally(async () => {
      if (call.method !== 'GET' && router.reader) await markWrite(context, caller);
    });
    if (call.keptFor) c.header('Cache-Control', `public, max-age=${call.keptFor}`);
    return c.json(answer.body, answer.status);
  });
}

/** Serves an endpoint whose answer is `data` alone. */
export function dataRoute<E extends Endpoint>(
  router: Router,
  call: E,
  read: (input: RouteInput<E>) => Promise<AnswerOf<E>['data']>,
): void {
  route(router, call, async (input) => ({ data: await read(input) }) as RouteAnswer<E>);
}

function keyedRequest(
  c: Context<AppEnv>,
  call: Endpoint,
  caller: Owner | undefined,
  body: unknown,
  ownKey: string | undefined,
): KeyedRequest | undefined {
  const sentKey = c.req.header(headerNames.idempotencyKey);
  const key = sentKey ?? ownKey;
  if (key === undefined) return undefined;
  const whose = repeatScope(caller, c.get('clientAddress'), sentKey);
  const params = c.req.param();
  // A key counts for one resource: with another id it is a conflict, as with another body.
  const content = Object.keys(params).length > 0 ? { params, body } : body;
  return { scope: `${call.method} ${call.path} ${whose}`, key, body: content };
}

async function sentWith(c: Context<AppEnv>, { files, fileLimit, body }: Endpoint): Promise<Upload> {
  if (files && bodySource(c) === 'text') return readUpload(c, files, fileLimit);
  return { texts: body || files ? await parseBody(c) : {}, files: {} };
}

/**
 * Returns a queue that runs work of the same name one after the other, in the order of the calls.
 */
function oneAtATime() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(name) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(name, mine);
    try {
      return await mine;
    } finally {
      if (last.get(name) === mine) last.delete(name);
    }
  };
}

/**
 * Reserves `bytes` of upload memory while `work` runs. Throws 503 immediately if the budget is used
 * up, so that concurrent uploads cannot exhaust memory. A single upload of any length is accepted
 * if no other runs.
 */
async function withUploadBudget<T>(
  caller: Owner | undefined,
  bytes: number,
  work: () => Promise<T>,
): Promise<T> {
  const kind = caller?.kind === 'customer' ? 'known' : 'unknown';
  if (reserved[kind] > 0 && reserved[kind] + bytes > budgets[kind]) {
    throw new StoreError(503, 'Too many files are being sent right now. Try again.', {
      retryAfterSeconds: 10,
    });
  }
  reserved[kind] += bytes;
  try {
    return await work();
  } finally {
    reserved[kind] -= bytes;
  }
}

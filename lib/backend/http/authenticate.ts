import type { Context } from 'hono';
import type { Endpoint } from '../../contract/endpoint.ts';
import { headerNames } from '../../contract/envelope.ts';
import { mayEnter } from '../../contract/staff-area.ts';
import type { Owner, ServiceContext } from '../context.ts';
import { notAllowed, notLoggedIn, StoreError } from '../errors.ts';
import { findApiKey } from '../services/api-key/find-api-key.ts';
import { findSession } from '../services/login/find-session.ts';
import type { AppEnv } from './app-env.ts';
import type { Limit, RateLimits } from './rate-limit.ts';
import { isVisitorId } from './visitor-id.ts';

const apiKeyPattern = /^bearer (sose_[\w-]{40,60})$/i;

const callsByKey = (points: number): Limit => ({
  name: `api-key-${points}`,
  points,
  seconds: 60,
  message: `This key can call ${points} times a minute. Try again later.`,
});

type Guarded = Pick<Endpoint, 'caller' | 'area' | 'path'> & Partial<Pick<Endpoint, 'isPersonal'>>;

async function identifyCustomer(
  c: Context<AppEnv>,
  context: ServiceContext,
  limits: RateLimits,
  { caller: required, isPersonal }: Pick<Guarded, 'caller' | 'isPersonal'>,
): Promise<Owner | undefined> {
  const header = c.req.header(headerNames.customer);
  if (header === undefined) return undefined;
  // API keys of other programs are accepted only for staff calls.
  const key = required === 'staff' && apiKeyPattern.exec(header)?.[1];
  if (key) {
    const program = await findApiKey(context, key);
    if (!program) throw notLoggedIn();
    const { perMinute, ...caller } = program;
    await limits.byKey(callsByKey(perMinute), caller.tokenHash);
    if (isPersonal) throw notAllowed();
    return caller;
  }
  const token = /^token (\S{20,200})$/i.exec(header)?.[1];
  const session = token && (await findSession(context, token));
  if (!session) throw notLoggedIn();
  return session;
}

function identifyVisitor(c: Context<AppEnv>, context: ServiceContext): Owner | undefined {
  const visitorId = c.req.header(headerNames.visitor);
  if (visitorId === undefined) return undefined;
  if (!isVisitorId(visitorId, context.env.visitorSecret)) {
    throw new StoreError(401, 'This visitor id is not from this store');
  }
  return { kind: 'visitor', visitorId };
}

/** Throws at start if a staff call declares no permission area. */
export function requirePermission({ caller, area, path }: Guarded): void {
  if (caller === 'staff' && !area) throw new Error(`${path} does not say for which staff it is`);
}

/**
 * Identifies the caller; throws if the caller is not permitted or an API key exceeds its rate
 * limit.
 */
export async function authenticate(
  c: Context<AppEnv>,
  call: Guarded,
  context: ServiceContext,
  limits: RateLimits,
): Promise<Owner | undefined> {
  const { caller: required, area } = call;
  if (required === 'anyone') {
    // An open call uses the caller only to mark wishlist items: an expired login is ignored.
    return (
      (await identifyCustomer(c, context, limits, call).catch(ignoreNotLoggedIn)) ??
      visitorOrNobody(c, context)
    );
  }
  const customer = await identifyCustomer(c, context, limits, call);
  if (customer) {
    if (required === 'staff' && !isOfArea(customer, area)) throw notAllowed();
    return customer;
  }
  const visitor = required === 'visitor' ? identifyVisitor(c, context) : undefined;
  if (!visitor) throw notLoggedIn();
  return visitor;
}

const isOfArea = (who: Owner, area: Endpoint['area']) =>
  who.kind === 'customer' && area !== undefined && mayEnter(who, area);

function ignoreNotLoggedIn(error: unknown): undefined {
  if (error instanceof StoreError && error.status === 401) return undefined;
  throw error;
}

function visitorOrNobody(c: Context<AppEnv>, context: ServiceContext): Owner | undefined {
  const visitorId = c.req.header(headerNames.visitor);
  return visitorId && isVisitorId(visitorId, context.env.visitorSecret)
    ? { kind: 'visitor', visitorId }
    : undefined;
}

import type { Context } from 'hono';
import type { Caller } from '../../contract/endpoint.ts';
import { headerNames } from '../../contract/envelope.ts';
import type { Owner, ServiceContext } from '../context.ts';
import { notAllowed, notLoggedIn, StoreError } from '../errors.ts';
import { findSession } from '../services/login/find-session.ts';
import type { AppEnv } from './app-env.ts';
import { isVisitorId } from './visitor-id.ts';

async function customerOf(c: Context<AppEnv>, context: ServiceContext): Promise<Owner | undefined> {
  const header = c.req.header(headerNames.customer);
  if (header === undefined) return undefined;
  const token = /^token (\S{20,200})$/i.exec(header)?.[1];
  const session = token && (await findSession(context, token));
  if (!session) throw notLoggedIn();
  return session;
}

function visitorOf(c: Context<AppEnv>, context: ServiceContext): Owner | undefined {
  const visitorId = c.req.header(headerNames.visitor);
  if (visitorId === undefined) return undefined;
  if (!isVisitorId(visitorId, context.env.visitorSecret)) {
    throw new StoreError(401, 'This visitor id is not one of this store');
  }
  return { kind: 'visitor', visitorId };
}

/** Says who calls, and refuses those who may not (contract: ground rules). */
export async function authenticate(
  c: Context<AppEnv>,
  required: Caller,
  context: ServiceContext,
): Promise<Owner | undefined> {
  if (required === 'anyone') {
    // An open call only uses the caller to mark what is wished for: a stale login does not matter.
    return (await customerOf(c, context).catch(ignoreNotLoggedIn)) ?? visitorOrNobody(c, context);
  }
  const customer = await customerOf(c, context);
  if (customer) {
    const isStaff = customer.kind === 'customer' && (customer.isStaff || customer.isSuperuser);
    if (required === 'staff' && !isStaff) throw notAllowed();
    return customer;
  }
  const visitor = required === 'visitor' ? visitorOf(c, context) : undefined;
  if (!visitor) throw notLoggedIn();
  return visitor;
}

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

import type { IncomingMessage } from 'node:http';
import { findPage } from '../contract/find-page.ts';
import { hasRepeatedHeader } from '../server/repeated-header.ts';
import { hasBody, methodRefusal, type Refusal, refusals } from '../server/refusal.ts';
import { isHost, readTarget, type TargetFault } from './request-target.ts';
import { hasReadableRouterState } from './router-state.ts';

const bodyless = ['GET', 'HEAD', 'OPTIONS'];

const faults: Record<TargetFault, Refusal> = {
  'too long': refusals.addressTooLong,
  malformed: refusals.malformedAddress,
  missing: refusals.missing,
};

/**
 * Checks the head of a request; returns the refusal, or null. Sets its `url` to the requested path
 * and query.
 */
export function checkRequest(request: IncomingMessage): Refusal | null {
  const target = readTarget(request.url ?? '');
  if (target.fault) return faults[target.fault];
  request.url = target.address;
  const { headers, method = '', rawHeaders } = request;
  if (!isHost(headers.host)) return refusals.malformedHost;
  if (hasRepeatedHeader(rawHeaders)) return refusals.repeatedHeader;
  const allowed = allowedMethods(target.address.split('?', 1)[0] ?? '');
  if (!allowed.includes(method)) return methodRefusal(allowed);
  // Many programs offer HTTP/2 (h2c) on plain connections; the offer may be ignored.
  if (headers.upgrade !== undefined && headers.upgrade !== 'h2c') return refusals.upgrade;
  if (!hasReadableRouterState(headers)) return refusals.malformedRequest;
  return hasBody(request) ? checkBodyHeaders(request) : null;
}

function checkBodyHeaders({ headers, method = '' }: IncomingMessage): Refusal | null {
  if (bodyless.includes(method)) return refusals.bodyNotTaken;
  const transfer = headers['transfer-encoding'];
  if (transfer !== undefined) {
    const isChunked = transfer.toLowerCase() === 'chunked';
    if (!isChunked || headers['content-length'] !== undefined) return refusals.transferEncoding;
  }
  const encoding = headers['content-encoding'] ?? 'identity';
  return encoding.toLowerCase() === 'identity' ? null : refusals.contentEncoding;
}

const read = ['GET', 'HEAD'];

/**
 * Returns the methods that are allowed at a path. Browsers submit forms below /api; programs of
 * others, such as payment gateways, may end an address with a slash.
 */
export function allowedMethods(path: string): readonly string[] {
  return findPage(path.replace(/(?<=.)\/$/, ''))?.methods ?? read;
}

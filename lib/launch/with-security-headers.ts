import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { findPage } from '../contract/find-page.ts';
import { toBuffer, callBack } from './body-part.ts';
import { contentSecurityPolicy, reportGroup, reportPath } from './content-security-policy.ts';
import type { PolicySettings } from './content-security-policy.ts';
import { hashScript, ownScriptHashes } from './inline-scripts.ts';
import { isForEverybody } from './is-for-everybody.ts';
import { freshViewOf } from './list-view.ts';
import { isProbe } from './probe.ts';
import { refusals, sendRefusal } from './refusal.ts';
import { securityHeaders, type SecurityHeaderSettings } from './security-headers.ts';
import { firstScript } from '../platform/first-script.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const html = /^text\/html\b/;
const policyName = 'Content-Security-Policy';
const nonceBytes = 16;

/**
 * Cache of policies by page text; the texts are in memory anyway, in `withPackedPages` and Next.
 */
const maxPolicies = 300;
/** Of the policies, and of the page texts, which are the keys. */
const maxCharacters = 12 * 1024 * 1024;
const maxFreshPolicies = 30;

/*
 * The HTML is kept for everybody, or shown at other addresses too: the same nonce would be sent to
 * many clients.
 */
const isShared = (url = ''): boolean =>
  isForEverybody(url) || freshViewOf(url) !== undefined || findPage(url)?.status !== undefined;

/**
 * Sends the security headers with every answer. A complete page gets a Content-Security-Policy with
 * hashes of its scripts, computed once per text of a cached page; a streamed page gets one with a
 * nonce, which Next reads from the request's header of that name.
 */
export function withSecurityHeaders(
  handle: Handler,
  {
    hasRecaptcha,
    ...fixed
  }: Omit<PolicySettings, 'hasRecaptcha'> &
    SecurityHeaderSettings & { hasRecaptcha: () => boolean },
): Handler {
  const ownHash = hashScript(firstScript);
  const policyWith = (scripts: readonly string[]): string =>
    contentSecurityPolicy({ ...fixed, hasRecaptcha: hasRecaptcha() }, scripts);
  const buildPolicy = (page: string): string => policyWith(ownScriptHashes(page));
  const policies = new LRUCache<string, string>({
    max: maxPolicies,
    maxSize: maxCharacters,
    sizeCalculation: (policy, page) => policy.length + page.length,
    memoMethod: buildPolicy,
  });
  // Apart, because anybody can invent such pages.
  const freshPolicies = new LRUCache<string, string>({
    max: maxFreshPolicies,
    memoMethod: buildPolicy,
  });
  let wasWithRecaptcha = hasRecaptcha();

  return async (request, response) => {
    // Security: a client's own header would put its nonce into a cached page.
    delete request.headers['content-security-policy'];
    delete request.headers['content-security-policy-report-only'];
    const [path = ''] = (request.url ?? '').split('?');
    for (const [name, value] of Object.entries(securityHeaders(path, fixed))) {
      response.setHeader(name, value);
    }
    if (isProbe(path)) return sendRefusal(request, response, refusals.missing);

    const nonce = isShared(request.url) ? undefined : randomBytes(nonceBytes).toString('base64');
    if (nonce) request.headers['content-security-policy'] = `script-src 'nonce-${nonce}'`;
    const inline = nonce ? [`'nonce-${nonce}'`, ownHash] : [];

    const write = response.write.bind(response);
    const end = response.end.bind(response);
    const writeHead = response.writeHead.bind(response);
    const flushHeaders = response.flushHeaders.bind(response);
    const buffered: Buffer[] = [];
    const shouldBuffer = () => nonce === undefined && isPageWithoutPolicy(response);
    const setPolicy = (policy: string) => {
      response.setHeader(policyName, policy);
      response.setHeader('Reporting-Endpoints', `${reportGroup}="${reportPath}"`);
    };

    response.flushHeaders = () => {
      if (!shouldBuffer()) flushHeaders();
    };
    response.write = ((...sent: Parameters<typeof write>) => {
      if (!shouldBuffer()) return write(...sent);
      buffered.push(toBuffer(sent[0]));
      callBack(sent);
      return true;
    }) as typeof response.write;
    response.end = ((...sent: Parameters<typeof end>) => {
      const [last] = sent;
      if (!isPageWithoutPolicy(response)) return end(...sent);
      if (buffered.length === 0 && typeof last === 'string') {
        if (wasWithRecaptcha !== hasRecaptcha()) {
          wasWithRecaptcha = hasRecaptcha();
          policies.clear();
          freshPolicies.clear();
        }
        const known = freshViewOf(request.url) ? freshPolicies : policies;
        const isOften = known === freshPolicies || isOneText(response);
        setPolicy(isOften ? known.memo(last) : buildPolicy(last));
        return end(...sent);
      }
      if (buffered.length === 0) return end(...sent);
      if (last && typeof last !== 'function') buffered.push(toBuffer(last));
      const page = Buffer.concat(buffered.splice(0)).toString();
      setPolicy(buildPolicy(page));
      return end(page);
    }) as typeof response.end;
    response.writeHead = ((...sent: Parameters<typeof writeHead>) => {
      if (isPageWithoutPolicy(response)) setPolicy(policyWith(inline));
      return writeHead(...sent);
    }) as typeof response.writeHead;
    return handle(request, response);
  };
}

/**
 * Pages of the payment sandbox, and pages that the server fetched from itself, already have a
 * policy.
 */
function isPageWithoutPolicy(response: ServerResponse): boolean {
  return (
    !response.headersSent &&
    !response.hasHeader(policyName) &&
    html.test(String(response.getHeader('content-type') ?? ''))
  );
}

/* A page that is cached for everyone, or the shared text for missing pages. */
const isOneText = (response: ServerResponse): boolean =>
  response.statusCode === 404 ||
  String(response.getHeader('cache-control') ?? '').includes('s-maxage');

import type { Endpoint } from '../../../contract/endpoint.ts';
import { contractCalls, callTitle } from '../contract-calls.ts';
import { getHealth } from '../../../contract/running.ts';
import { buildRequest, type Suite } from '../suite.ts';

/* Every call without the company, and every guarded call without a valid login. */

const anyValue = { id: 1, itemId: 1, orderId: 'SO-000001', productId: 1, txnid: 'conformance' };
const params = { ...anyValue, countryId: 1, stateId: 1, resetUUID: 'conformance' };

export async function checkGuards(suite: Suite): Promise<void> {
  for (const call of contractCalls) {
    const outcome = suite.report.findOutcome(callTitle(call));
    if (outcome === 'not offered' || outcome === 'not tried' || call === getHealth) continue;
    const body = ['POST', 'PATCH'].includes(call.method) ? {} : undefined;
    const refuse = (what: string, status: number, headers: Record<string, string>) =>
      suite.refuse(call, what, [status], { params, headers, ...(body && { body }) });
    await refuse('no company-id', 400, { 'company-id': '' });
    await refuse('another company-id', 400, { 'company-id': '34' });
    if (call.caller === 'anyone') continue;
    await refuse('no login', 401, {});
    await refuse('a wrong token', 401, { authorization: 'token conformance-test' });
    if (call.caller === 'visitor') {
      await refuse('a made-up visitor id', 401, { 'visitor-id': 'conformance-test' });
    }
  }
  await checkSlashes(suite);
}

/** Paths work with and without the slash at the end. */
async function checkSlashes({ report, send, check }: Suite): Promise<void> {
  const isPlain = ({ method, path, caller }: Endpoint) =>
    method === 'GET' && caller === 'anyone' && !path.includes('{');
  for (const call of contractCalls.filter(isPlain)) {
    if (report.findOutcome(callTitle(call)) !== 'pass') continue;
    const request = buildRequest(call);
    const there = await send(request);
    const path = call.path.endsWith('/') ? call.path.slice(0, -1) : `${call.path}/`;
    const { status } = await send({ ...request, path });
    check(call, `${path} answers the same`, status === there.status, status);
  }
}

import { getHealth } from '../../../contract/running.ts';
import { descriptionTitle } from '../contract-calls.ts';
import type { Suite } from '../suite.ts';

/** The calls that need no company id. */
export async function checkRunning({ succeed, send, report }: Suite): Promise<void> {
  const headers = { 'company-id': '' };
  await succeed(getHealth, { headers });
  const { status, json } = await send({ method: 'GET', path: '/openapi.json', headers });
  if (status !== 200) return report.notOffered(descriptionTitle);
  const version = json?.['openapi'];
  const isKnown = typeof version === 'string' && version.startsWith('3.');
  report.check(descriptionTitle, 'openapi is 3.x', isKnown, version);
  const paths = Object.keys(json?.['paths'] ?? {}).length;
  report.check(descriptionTitle, 'paths', paths > 0, paths);
}

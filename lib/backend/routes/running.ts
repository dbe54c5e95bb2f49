import * as calls from '../../contract/running.ts';
import { drawApiReference } from '../http/api-reference.ts';
import { describeApi } from '../http/openapi.ts';
import { route, type Router } from '../http/route.ts';
import type { ReadinessProbe } from '../programs/readiness.ts';
import { searchHealth } from '../search/engine.ts';
import { readProblems } from '../services/store-health/save-problems.ts';
import { outboxRoutes } from './outbox.ts';

/** Registers operational calls: these need no company id. */
export function runningRoutes(router: Router, readiness: ReadinessProbe): void {
  router.app.get('/livez', (c) => c.json({ status: true }));
  router.app.get('/readyz', async (c) => {
    const { isReady, ...facts } = await readiness.read();
    return c.json({ status: isReady, ...facts }, isReady ? 200 : 503);
  });
  route(router, calls.getHealth, async ({ context }) => {
    const problems = await readProblems(context);
    const search = await searchHealth(context.env.search);
    return {
      database: 'up',
      mode: context.env.mode,
      version: '1',
      search,
      problems: problems.map(({ name }) => name),
    };
  });
  outboxRoutes(router);
  let reference: ReturnType<typeof drawApiReference> | undefined;
  router.app.get('/docs', (c) => {
    reference ??= drawApiReference([...router.endpoints, ...router.downloads]);
    return c.html(reference, 200, {
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      'X-Robots-Tag': 'noindex',
    });
  });
  let description: ReturnType<typeof describeApi> | undefined;
  router.app.get('/openapi.json', (c) => {
    description ??= describeApi(router.endpoints, router.downloads);
    return c.json(description);
  });
}

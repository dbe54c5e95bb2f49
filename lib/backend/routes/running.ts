import { sql } from 'drizzle-orm';
import * as calls from '../../contract/running.ts';
import { handleUnknownPath } from '../http/handle-errors.ts';
import { describeApi } from '../http/openapi.ts';
import { route, type Router } from '../http/route.ts';
import { listOutbox } from '../services/running/list-outbox.ts';

/** What runs the store rather than belonging to it: these need no company id. */
export function runningRoutes(router: Router): void {
  route(router, calls.getHealth, async ({ context }) => {
    await context.db.execute(sql`select 1`);
    return { database: 'up', mode: context.env.mode, version: '1' };
  });
  // Outside demo mode the address does not exist: what comes with it is not even looked at.
  router.app.use('/outbox', async (c, next) => {
    if (router.contextFor(c).env.mode !== 'demo') return handleUnknownPath(c);
    await next();
  });
  route(router, calls.listOutbox, async ({ context, query }) => ({
    data: await listOutbox(context, query.to),
  }));
  router.app.get('/openapi.json', (c) => c.json(describeApi(router.endpoints, router.downloads)));
}

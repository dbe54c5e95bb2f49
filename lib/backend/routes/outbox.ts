import { isId } from '../../contract/is-id.ts';
import type { Context } from 'hono';
import * as calls from '../../contract/running.ts';
import type { AppEnv } from '../http/app-env.ts';
import { handleUnknownPath } from '../http/handle-errors.ts';
import { dataRoute, type Router } from '../http/route.ts';
import { isStorable } from '../http/storable.ts';
import { drawOutbox } from '../services/running/draw-outbox.ts';
import { drawSample } from '../services/running/draw-sample.ts';
import { readHead } from '../services/shop-profile/read-head.ts';
import { listOutbox, readOutbox, readOutboxMail } from '../services/running/read-outbox.ts';

const headers = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  Vary: 'Accept',
};

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Sandboxed page without an origin: nothing in a mail can act in the name of this store. */
const sandboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; sandbox allow-popups allow-popups-to-escape-sandbox allow-modals";

const asksForPage = (c: Context<AppEnv>) => {
  const accept = c.req.header('accept') ?? '';
  return accept.includes('text/html') && !accept.includes('application/json');
};

/** Serves the outbox of demo mode: JSON for programs, a phone and a mailbox view for people. */
export function outboxRoutes(router: Router): void {
  // Outside demo mode the address does not exist: the request is not even parsed.
  router.app.use('/outbox', async (c, next) => {
    if (router.contextFor(c).env.mode !== 'demo') return handleUnknownPath(c);
    await next();
  });
  router.app.get('/outbox', async (c, next) => {
    if (!asksForPage(c)) return next();
    const context = router.contextFor(c);
    const { sample, print, message } = c.req.query();
    const mailId = message && isId(message) ? Number(message) : undefined;
    if (sample) {
      const page = await drawSample(sample, context.env.siteUrl, await readHead(context));
      return c.html(page, 200, { ...headers, 'Content-Security-Policy': policy });
    }
    if (print && mailId) {
      const mail = await readOutboxMail(context, mailId);
      if (!mail) return handleUnknownPath(c);
      return c.html(mail.html, 200, { ...headers, 'Content-Security-Policy': sandboxPolicy });
    }
    const to = c.req.query('to')?.trim().slice(0, 254) ?? '';
    const outbox = await readOutbox(context, {
      ...(isStorable(to) && { to }),
      ...(mailId !== undefined && { mailId }),
    });
    return c.html(drawOutbox(outbox), 200, { ...headers, 'Content-Security-Policy': policy });
  });
  dataRoute(router, calls.listOutbox, ({ context, query }) => listOutbox(context, query.to));
}

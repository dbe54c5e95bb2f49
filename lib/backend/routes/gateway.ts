import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { handleUnknownPath } from '../http/handle-errors.ts';
import type { Router } from '../http/route.ts';
import { isStorable } from '../http/storable.ts';
import { notFound, refused } from '../errors.ts';
import type { GatewayMessage } from '../providers/payment/payment-provider.ts';
import { hearGateway } from '../services/payment/hear-gateway.ts';
import { readShop } from '../services/shop-profile/read-shop.ts';
import { drawSandboxPage } from '../services/sandbox/draw-sandbox-page.ts';
import {
  endSandboxPayment,
  sandboxOutcomes,
  findSandboxPayment,
} from '../services/sandbox/end-sandbox-payment.ts';

const sandboxHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

/**
 * Registers the calls of payment gateways and the pages that they send browsers to: these have no
 * company id.
 */
export function gatewayRoutes(router: Router): void {
  const { app, contextFor } = router;
  const path = (c: Context<AppEnv>, name: string) => {
    const value = c.req.param(name) ?? '';
    if (!isStorable(value)) throw notFound('This address');
    return value;
  };

  app.on(['GET', 'POST'], '/payments/return/:provider', async (c) => {
    const context = contextFor(c);
    const message = await readMessage(c, context.now());
    const txnId = await hearGateway(context, path(c, 'provider'), 'return', message);
    return c.redirect(`${context.env.siteUrl}/payment/${encodeURIComponent(txnId ?? '')}`, 303);
  });
  app.post('/payments/webhook/:provider', async (c) => {
    const context = contextFor(c);
    const message = await readMessage(c, context.now());
    await hearGateway(context, path(c, 'provider'), 'webhook', message);
    return c.json({ status: true });
  });

  // Without a sandbox its addresses do not exist, nor in a shop that is no demo any more.
  app.use('/sandbox/*', async (c, next) => {
    const context = contextFor(c);
    const isThere = context.env.payment.sandboxSecret !== undefined;
    if (!isThere || !(await readShop(context)).has_demo) return handleUnknownPath(c);
    await next();
  });
  app.get('/sandbox/pay/:txnId', async (c) => {
    const context = contextFor(c);
    const payment = await findSandboxPayment(context, path(c, 'txnId'));
    const { name } = await readShop(context);
    return c.html(drawSandboxPage(payment, name), 200, sandboxHeaders);
  });
  app.post('/sandbox/pay/:txnId', async (c) => {
    const form = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>);
    const { outcome, method } = form as Record<string, unknown>;
    const pressed = sandboxOutcomes.find((one) => one === outcome);
    if (!pressed) throw refused(`outcome must be one of ${sandboxOutcomes.join(', ')}`);
    const how = typeof method === 'string' ? method.replace(/[^a-z]/g, '').slice(0, 20) : '';
    const backTo = await endSandboxPayment(contextFor(c), path(c, 'txnId'), pressed, how);
    return c.redirect(backTo, 303);
  });
}

async function readMessage(c: Context<AppEnv>, now: Date): Promise<GatewayMessage> {
  return {
    body: c.req.method === 'POST' ? await c.req.text() : '',
    query: new URL(c.req.url).searchParams,
    header: (name) => c.req.header(name),
    now,
  };
}

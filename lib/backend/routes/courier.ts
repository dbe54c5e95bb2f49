import type { Router } from '../http/route.ts';
import { notFound } from '../errors.ts';
import { findWebhookCourier } from '../providers/connect.ts';
import { hearCourier } from '../services/shipment/booking/hear-courier.ts';

/** Registers the tracking webhooks of couriers, which have no company id. */
export function courierRoutes({ app, contextFor }: Router): void {
  app.post('/parcels/webhook/:courier', async (c) => {
    const courier = findWebhookCourier(c.req.param('courier'));
    if (!courier) throw notFound('Courier');
    const body = await c.req.text();
    await hearCourier(contextFor(c), courier, { body, header: (name) => c.req.header(name) });
    return c.json({ status: true });
  });
}

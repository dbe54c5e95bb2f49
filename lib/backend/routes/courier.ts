import { connectedCourierNames, courierWebhooks } from '../../contract/courier.ts';
import type { Router } from '../http/route.ts';
import { notFound } from '../errors.ts';
import { hearCourier } from '../services/shipment/booking/hear-courier.ts';

/** Registers the tracking webhooks of couriers, which have no company id. */
export function courierRoutes({ app, contextFor }: Router): void {
  app.post('/parcels/webhook/:courier', async (c) => {
    const called = c.req.param('courier');
    const courier = connectedCourierNames.find((name) => courierWebhooks[name] === called);
    if (!courier) throw notFound('Courier');
    const body = await c.req.text();
    await hearCourier(contextFor(c), courier, { body, header: (name) => c.req.header(name) });
    return c.json({ status: true });
  });
}

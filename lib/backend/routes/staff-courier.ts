import * as calls from '../../contract/staff-courier.ts';
import { route, type Router } from '../http/route.ts';
import { listCouriers, putCourier, removeCourier } from '../services/shipment/couriers.ts';

export function staffCourierRoutes(router: Router): void {
  route(router, calls.listCouriers, async ({ context }) => ({ data: await listCouriers(context) }));
  route(router, calls.putCourier, async ({ context, caller, body }) => ({
    data: await putCourier(context, caller, body),
  }));
  route(router, calls.removeCourier, async ({ context, caller, idParam }) => ({
    data: await removeCourier(context, caller, idParam('courierId', 'Courier')),
  }));
}

import * as calls from '../../contract/staff-packing.ts';
import { route, type Router } from '../http/route.ts';
import { takeStep } from '../services/order/step/take-step.ts';
import { listToPack } from '../services/packing/list-to-pack.ts';

export function staffPackingRoutes(router: Router): void {
  route(router, calls.listPackingOrders, async ({ context, query }) => listToPack(context, query));
  route(router, calls.packOrder, async ({ context, caller, param, orderParam }) => {
    await takeStep(context, caller, orderParam(), { status: 'Packed' });
    return { message: `${param('orderId')} is packed` };
  });
  route(router, calls.handOverOrder, async ({ context, caller, param, orderParam, body }) => {
    await takeStep(context, caller, orderParam(), { status: 'Shipped', ...body });
    return { message: `${param('orderId')} has been marked as shipped` };
  });
}

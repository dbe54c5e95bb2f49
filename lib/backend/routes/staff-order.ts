import * as calls from '../../contract/staff-order.ts';
import * as packing from '../../contract/staff-packing.ts';
import { route, type Router } from '../http/route.ts';
import { toOrder } from '../services/order/read/serialize.ts';
import { takeStep } from '../services/order/step/take-step.ts';
import { listToPack } from '../services/packing/list-to-pack.ts';

export function staffOrderRoutes(router: Router): void {
  route(router, calls.stepOrder, async ({ context, caller, orderParam, body }) => ({
    data: toOrder(await takeStep(context, caller, orderParam(), body)),
  }));
  route(router, packing.listPackingOrders, async ({ context, query }) =>
    listToPack(context, query),
  );
  route(router, packing.packOrder, async ({ context, caller, param, orderParam }) => {
    await takeStep(context, caller, orderParam(), { status: 'Packed' });
    return { message: `${param('orderId')} is packed` };
  });
  route(router, packing.handOverOrder, async ({ context, caller, param, orderParam, body }) => {
    await takeStep(context, caller, orderParam(), { status: 'Shipped', ...body });
    return { message: `${param('orderId')} has been marked as shipped` };
  });
}

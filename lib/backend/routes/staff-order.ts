import * as calls from '../../contract/staff-order.ts';
import { route, type Router } from '../http/route.ts';
import { toOrder } from '../services/order/read/serialize.ts';
import { takeStep } from '../services/order/step/take-step.ts';

export function staffOrderRoutes(router: Router): void {
  route(router, calls.stepOrder, async ({ context, caller, orderParam, body }) => ({
    data: toOrder(await takeStep(context, caller, orderParam(), body)),
  }));
}

import type { BodyOf, Endpoint } from '../../contract/endpoint.ts';
import type { staffOrderAnswer } from '../../contract/staff-order-detail.ts';
import type { CustomerCaller, ServiceContext } from '../context.ts';
import type { PathParams } from '../http/path-params.ts';
import { route, type Router } from '../http/route.ts';
import { readOrderForStaff } from '../services/order/staff/read-order-for-staff.ts';

type OrderCall<Body extends Endpoint['body']> = Endpoint<
  undefined,
  Body,
  typeof staffOrderAnswer,
  'staff'
>;

export const orderTarget = ({ orderParam }: PathParams) => orderParam();

/** Serves a change by staff to an order or one of its parts; answers with the order. */
export function orderRoute<Body extends Endpoint['body'], Target>(
  router: Router,
  call: OrderCall<Body>,
  readTarget: (params: PathParams) => Target,
  change: (
    context: ServiceContext,
    caller: CustomerCaller,
    target: Target,
    body: BodyOf<OrderCall<Body>>,
  ) => Promise<unknown>,
): void {
  route(router, call, async ({ context, caller, body, ...params }) => {
    const orderId = params.orderParam();
    await change(context, caller, readTarget(params), body);
    return { data: await readOrderForStaff(context, caller, orderId) };
  });
}

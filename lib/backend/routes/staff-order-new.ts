import * as calls from '../../contract/staff-order-new.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
import { findOrderCustomer } from '../services/order/place/by-staff/customer-of-number.ts';
import { placeOrderByStaff } from '../services/order/place/by-staff/place-order-by-staff.ts';
import { previewNewOrder } from '../services/order/place/by-staff/preview-new-order.ts';
import { formatOrderId } from '../services/order/order-id.ts';

export function staffOrderNewRoutes(router: Router): void {
  dataRoute(router, calls.findOrderCustomer, ({ context, caller, query }) =>
    findOrderCustomer(context, caller, query.mobile),
  );
  dataRoute(router, calls.previewNewOrder, ({ context, body }) => previewNewOrder(context, body));
  route(router, calls.placeOrderByStaff, async ({ context, caller, body }) => {
    const order = await placeOrderByStaff(context, caller, body);
    const order_id = formatOrderId(order.id);
    return { order_id, message: `Order ${order_id} has been placed` };
  });
}

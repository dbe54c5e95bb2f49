import * as calls from '../../contract/order.ts';
import { quoteOrder } from '../../contract/order-quote.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
import { listOrders } from '../services/order/read/list-orders.ts';
import { formatOrderId } from '../services/order/order-id.ts';
import { toOrderRequest } from '../services/order/place/order-request.ts';
import { placeOrder } from '../services/order/place/place-order.ts';
import { quoteOrder as quote } from '../services/order/place/quote-order.ts';
import { readOrder } from '../services/order/read/read-order.ts';
import { toOrder, toOrderRow } from '../services/order/read/serialize.ts';

export function orderRoutes(router: Router): void {
  route(router, calls.placeOrder, async ({ context, caller, body }) => {
    const order = await placeOrder(context, caller.customerId, toOrderRequest(body));
    return { order_id: formatOrderId(order.id), message: 'Your order has been placed!' };
  });
  dataRoute(router, quoteOrder, ({ context, caller, query }) =>
    quote(context, caller, {
      addressId: query.address1,
      payType: query.pay_type,
    }),
  );
  route(router, calls.listOrders, async ({ context, caller, query }) => {
    const { page, page_size } = query;
    const { rows, totalPages } = await listOrders(context, caller.customerId, page, page_size);
    return { data: rows.map(toOrderRow), total_pages: totalPages };
  });
  route(router, calls.getOrder, async ({ context, caller, orderParam }) => ({
    data: toOrder(await readOrder(context, caller.customerId, orderParam())),
  }));
}

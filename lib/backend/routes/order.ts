import { toRupees } from '../../contract/money.ts';
import * as orderChangeCalls from '../../contract/order-change.ts';
import * as orderEditCalls from '../../contract/order-edit.ts';
import { quoteOrder } from '../../contract/order-quote.ts';
import * as orderCalls from '../../contract/order.ts';
import * as staffCalls from '../../contract/staff-order-edit.ts';
import type { Limit } from '../http/rate-limit.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
import { changeOrder, previewChange } from '../services/order/change/change-order.ts';
import { readEdit, readOwnAddress } from '../services/order/change/read-edit.ts';
import { formatOrderId } from '../services/order/order-id.ts';
import { toOrderRequest } from '../services/order/place/order-request.ts';
import { payOrderByLink } from '../services/order/place/pay-order.ts';
import { placeOrder } from '../services/order/place/place-order.ts';
import { quoteOrder as quote } from '../services/order/place/quote-order.ts';
import { listOrders } from '../services/order/read/list-orders.ts';
import { readOrder } from '../services/order/read/read-order.ts';
import { toOrder, toOrderRow } from '../services/order/read/serialize.ts';
import { requestReturn } from '../services/order/return/request-return.ts';
import { cancelOrder } from '../services/order/step/cancel-order.ts';
import { createPaymentLink } from '../services/payment/create-payment-link.ts';
import { withPictures } from '../services/picture/with-pictures.ts';
import { orderRoute, orderTarget } from './order-route.ts';

/* Each request calls a gateway. */
const linksByStaff: Limit = {
  name: 'staff-payment-link',
  points: 120,
  seconds: 600,
  message: 'Too many payment links. Try again in a few minutes.',
};

/* Each change sends mail and is kept in the history of the order. */
const addressesByCustomer: Limit = {
  name: 'order-address',
  points: 20,
  seconds: 3600,
  message: 'The address has been changed too many times. Try again in an hour.',
};

/* Each request may carry pictures, which are expensive to check. */
const returnsByAccount: Limit = {
  name: 'return-request',
  points: 20,
  seconds: 3_600,
  message: 'Too many requests. Try again later.',
};
const pictureShape = { within: 1600 };

export function orderRoutes(router: Router): void {
  route(router, orderCalls.placeOrder, async ({ context, caller, body }) => {
    const order = await placeOrder(context, caller.customerId, toOrderRequest(body));
    return { order_id: formatOrderId(order.id), message: 'Your order has been placed!' };
  });
  dataRoute(router, quoteOrder, ({ context, caller, query }) =>
    quote(context, caller, {
      addressId: query.address1,
      payType: query.pay_type,
    }),
  );
  route(router, orderCalls.listOrders, async ({ context, caller, query }) => {
    const { page, page_size } = query;
    const { rows, totalPages } = await listOrders(context, caller.customerId, page, page_size);
    return { data: rows.map(toOrderRow), total_pages: totalPages };
  });
  route(router, orderCalls.getOrder, async ({ context, caller, orderParam }) => ({
    data: toOrder(await readOrder(context, caller.customerId, orderParam())),
  }));
  dataRoute(router, orderEditCalls.previewOrderAddress, ({ context, caller, orderParam, body }) =>
    previewChange(context, caller, {
      orderId: orderParam(),
      customerId: caller.customerId,
      read: readOwnAddress(body.address_id),
    }),
  );
  route(
    router,
    orderEditCalls.changeOrderAddress,
    async ({ context, caller, orderParam, body }) => {
      const { customerId } = caller;
      await router.limits.byKey(addressesByCustomer, String(customerId));
      const orderId = orderParam();
      await changeOrder(context, caller, {
        orderId,
        customerId,
        read: readOwnAddress(body.address_id),
        amount: body.amount,
        reason: '',
        isByStaff: false,
      });
      return {
        data: toOrder(await readOrder(context, customerId, orderId)),
        message: 'Delivery address updated.',
      };
    },
  );
  dataRoute(router, staffCalls.previewOrderEdit, ({ context, caller, orderParam, body }) =>
    previewChange(context, caller, {
      orderId: orderParam(),
      version: body.version,
      read: readEdit(body),
    }),
  );
  orderRoute(router, staffCalls.editOrder, orderTarget, (context, caller, orderId, body) => {
    const { amount, reason, version } = body;
    const read = readEdit(body);
    return changeOrder(context, caller, {
      orderId,
      version,
      read,
      amount,
      reason,
      isByStaff: true,
    });
  });
  route(router, staffCalls.createOrderPaymentLink, async ({ context, caller, orderParam }) => {
    await router.limits.byKey(linksByStaff, String(caller.customerId));
    const orderId = orderParam();
    const { txn_id, amount } = await payOrderByLink(context, orderId);
    const payment_url = await createPaymentLink(context, txn_id);
    return { data: { payment_url, amount: toRupees(amount) } };
  });
  route(router, orderChangeCalls.cancelOrder, async ({ context, caller, orderParam, body }) => {
    const orderId = orderParam();
    await cancelOrder(context, caller.customerId, orderId, body.reason);
    return {
      data: toOrder(await readOrder(context, caller.customerId, orderId)),
      message: 'Your order has been cancelled!',
    };
  });
  route(
    router,
    orderChangeCalls.returnOrder,
    async ({ context, caller, orderParam, body, files }) => {
      const { customerId } = caller;
      const orderId = orderParam();
      await router.limits.byKey(returnsByAccount, String(customerId));
      await withPictures(
        context,
        { kind: 'customer', customerId },
        files(orderChangeCalls.returnPicturesField),
        pictureShape,
        (pictures) => requestReturn(context, customerId, orderId, { ...body, pictures }),
      );
      return {
        data: toOrder(await readOrder(context, customerId, orderId)),
        message: 'We’ve received your return request.',
      };
    },
  );
}

import { toRupees } from '../../contract/money.ts';
import * as calls from '../../contract/order-edit.ts';
import * as staffCalls from '../../contract/staff-order-edit.ts';
import type { Limit } from '../http/rate-limit.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
import { changeOrder, previewChange } from '../services/order/change/change-order.ts';
import { readEdit, readOwnAddress } from '../services/order/change/read-edit.ts';
import { payOrderByLink } from '../services/order/place/pay-order.ts';
import { readOrder } from '../services/order/read/read-order.ts';
import { toOrder } from '../services/order/read/serialize.ts';
import { createPaymentLink } from '../services/payment/create-payment-link.ts';
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

export function orderEditRoutes(router: Router): void {
  dataRoute(router, calls.previewOrderAddress, ({ context, caller, orderParam, body }) =>
    previewChange(context, caller, {
      orderId: orderParam(),
      customerId: caller.customerId,
      read: readOwnAddress(body.address_id),
    }),
  );
  route(router, calls.changeOrderAddress, async ({ context, caller, orderParam, body }) => {
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
  });
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
}

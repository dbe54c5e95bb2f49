import * as calls from '../../contract/payment.ts';
import { putOrderBack as putBackCall } from '../../contract/order-change.ts';
import type { ServiceContext } from '../context.ts';
import type { Limit } from '../http/rate-limit.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
import { orderIdOf } from '../services/order/order-id.ts';
import { sentFigures } from '../services/order/place/order-request.ts';
import {
  orderForPayment,
  payOrderAgain,
  type PayableOrder,
} from '../services/order/place/pay-order.ts';
import { putOrderBack } from '../services/order/place/put-order-back.ts';
import { createPaymentLink } from '../services/payment/create-payment-link.ts';
import { readPayment } from '../services/payment/read-payment.ts';

/* Each request calls a gateway. */
const linksByAccount: Limit = {
  name: 'payment-link',
  points: 300,
  seconds: 600,
  message: 'Too many payment attempts. Try again in a few minutes.',
};

export function paymentRoutes(router: Router): void {
  route(router, calls.getOrderPaymentLink, {
    requestKey: ({ txnid }) => txnid || undefined,
    handle: async ({ context, caller, body, once }) => {
      await router.limits.byKey(linksByAccount, String(caller.customerId));
      const order = await once((within) => orderForPayment(within, caller.customerId, body));
      return withLink(context, order);
    },
  });
  route(router, calls.editOrderPaymentLink, {
    requestKey: ({ txnid }) => txnid || undefined,
    handle: async ({ context, caller, body, once }) => {
      await router.limits.byKey(linksByAccount, String(caller.customerId));
      const orderId = orderIdOf(body.order_id);
      const order = await once((within) =>
        payOrderAgain(within, caller.customerId, orderId, sentFigures(body)),
      );
      return withLink(context, order);
    },
  });
  dataRoute(router, calls.getPayment, ({ context, caller, param }) =>
    readPayment(context, caller, param('txnId')),
  );
  route(router, putBackCall, async ({ context, caller, orderParam }) => {
    const { pieces, missing } = await putOrderBack(context, caller, orderParam());
    return {
      message: 'Your items are back in your cart!',
      cart_counter: pieces,
      missing,
    };
  });
}

/*
 * Runs after the order is committed: the gateway may be slow or unavailable, and the order can
 * still be paid.
 */
async function withLink(context: ServiceContext, { order_id, txn_id }: PayableOrder) {
  if (txn_id === '') {
    return { order_id, txn_id, payment_url: `${context.env.siteUrl}/orders/${order_id}` };
  }
  const payment_url = await createPaymentLink(context, txn_id, { order_id });
  return { order_id, txn_id, payment_url };
}

import * as calls from '../../contract/order-change.ts';
import type { Limit } from '../http/rate-limit.ts';
import { route, type Router } from '../http/route.ts';
import { cancelOrder } from '../services/order/step/cancel-order.ts';
import { readOrder } from '../services/order/read/read-order.ts';
import { requestReturn } from '../services/order/return/request-return.ts';
import { toOrder } from '../services/order/read/serialize.ts';
import { withPictures } from '../services/picture/with-pictures.ts';

/* Each request may carry pictures, which are expensive to check. */
const returnsByAccount: Limit = {
  name: 'return-request',
  points: 20,
  seconds: 3_600,
  message: 'Too many requests. Try again later.',
};
const pictureShape = { within: 1600 };

export function orderChangeRoutes(router: Router): void {
  route(router, calls.cancelOrder, async ({ context, caller, orderParam, body }) => {
    const orderId = orderParam();
    await cancelOrder(context, caller.customerId, orderId, body.reason);
    return {
      data: toOrder(await readOrder(context, caller.customerId, orderId)),
      message: 'Your order has been cancelled!',
    };
  });
  route(router, calls.returnOrder, async ({ context, caller, orderParam, body, files }) => {
    const { customerId } = caller;
    const orderId = orderParam();
    await router.limits.byKey(returnsByAccount, String(customerId));
    await withPictures(
      context,
      { kind: 'customer', customerId },
      files(calls.returnPicturesField),
      pictureShape,
      (pictures) => requestReturn(context, customerId, orderId, { ...body, pictures }),
    );
    return {
      data: toOrder(await readOrder(context, customerId, orderId)),
      message: 'We’ve received your return request.',
    };
  });
}

import { toRupees } from '../../contract/money.ts';
import * as calls from '../../contract/staff-refund.ts';
import { fromReader } from '../db/reader/from-reader.ts';
import { route, type Router } from '../http/route.ts';
import { sayRupees } from '../services/messages/say.ts';
import { orderIdOf } from '../services/order/order-id.ts';
import { listRefunds } from '../services/refund/list-refunds.ts';
import { payByHand } from '../services/refund/pay-by-hand.ts';
import { readOrderMoney } from '../services/refund/read-order-money.ts';
import { previewRefund, refundOrder } from '../services/refund/refund-order.ts';
import { toRefundRow } from '../services/refund/serialize.ts';

export function staffRefundRoutes(router: Router): void {
  route(router, calls.listOrderRefunds, async ({ context, param }) => ({
    data: await readOrderMoney(context, orderIdOf(param('orderId'))),
  }));
  route(router, calls.previewRefund, async ({ context, param, body }) => {
    const shown = await previewRefund(context, orderIdOf(param('orderId')), body);
    return {
      data: {
        amount: toRupees(shown.amount),
        to_source: toRupees(shown.toSource),
        to_gift_voucher: toRupees(shown.toGiftVoucher),
        by_hand: toRupees(shown.byHand),
      },
    };
  });
  route(router, calls.refundOrder, async ({ context, caller, param, body }) => {
    const orderId = orderIdOf(param('orderId'));
    const { money, giftVoucher } = await refundOrder(context, caller, orderId, body);
    return {
      data: await readOrderMoney(context, orderId),
      message: `${sayRupees(money + giftVoucher)} will be refunded to the customer.`,
    };
  });
  route(router, calls.listRefunds, async ({ context, query }) => {
    const page = await listRefunds(await fromReader(context), query);
    return { ...page, data: page.data.map(toRefundRow) };
  });
  route(router, calls.refundByHand, async ({ context, caller, idParam, body }) => {
    const orderId = await payByHand(context, caller, idParam('id', 'Refund'), body.reference);
    return { data: orderId === null ? null : await readOrderMoney(context, orderId) };
  });
}

import { toRupees } from '../../contract/money.ts';
import * as calls from '../../contract/staff-refund.ts';
import { fromReader } from '../db/reader/from-reader.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
import { sayRupees } from '../services/messages/say.ts';
import { listRefunds } from '../services/refund/list-refunds.ts';
import { payByHand } from '../services/refund/pay-by-hand.ts';
import { readOrderMoney } from '../services/refund/read-order-money.ts';
import { previewRefund, refundOrder } from '../services/refund/refund-order.ts';
import { toRefundRow } from '../services/refund/serialize.ts';

export function staffRefundRoutes(router: Router): void {
  dataRoute(router, calls.listOrderRefunds, ({ context, orderParam }) =>
    readOrderMoney(context, orderParam()),
  );
  route(router, calls.previewRefund, async ({ context, orderParam, body }) => {
    const shown = await previewRefund(context, orderParam(), body);
    return {
      data: {
        amount: toRupees(shown.amount),
        to_source: toRupees(shown.toSource),
        to_gift_voucher: toRupees(shown.toGiftVoucher),
        by_hand: toRupees(shown.byHand),
      },
    };
  });
  route(router, calls.refundOrder, async ({ context, caller, orderParam, body }) => {
    const orderId = orderParam();
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

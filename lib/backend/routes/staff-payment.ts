import { toRupees } from '../../contract/money.ts';
import * as paymentCalls from '../../contract/staff-payment.ts';
import * as refundCalls from '../../contract/staff-refund.ts';
import * as remittanceCalls from '../../contract/staff-remittance.ts';
import { fromReader } from '../db/reader/from-reader.ts';
import { asAttachment } from '../http/attachment-header.ts';
import { serveDownload } from '../http/download.ts';
import type { Limit } from '../http/rate-limit.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
import { sayRupees } from '../services/messages/say.ts';
import { checkPayment } from '../services/payment/staff/check-payment.ts';
import {
  listStaffPayments,
  readStaffPayment,
} from '../services/payment/staff/read-staff-payments.ts';
import { resolvePayment } from '../services/payment/staff/resolve-payment.ts';
import { toStaffPayment } from '../services/payment/staff/serialize.ts';
import { listRefunds } from '../services/refund/list-refunds.ts';
import { payByHand } from '../services/refund/pay-by-hand.ts';
import { readOrderMoney } from '../services/refund/read-order-money.ts';
import { previewRefund, refundOrder } from '../services/refund/refund-order.ts';
import { toRefundRow } from '../services/refund/serialize.ts';
import { exportRemittances } from '../services/remittance/export-remittances.ts';
import { importRemittances } from '../services/remittance/import-remittances.ts';
import { listRemittances } from '../services/remittance/list-remittances.ts';
import { tickRemittance } from '../services/remittance/tick-remittance.ts';

/* Each request calls a gateway. */
const asksByAccount: Limit = {
  name: 'staff-payment-check',
  points: 120,
  seconds: 600,
  message: 'Too many requests to the gateway. Try again in a few minutes.',
};

export function staffPaymentRoutes(router: Router): void {
  route(router, paymentCalls.listStaffPayments, async ({ context, query }) => {
    const page = await listStaffPayments(await fromReader(context), query);
    return { ...page, data: page.data.map(toStaffPayment) };
  });
  dataRoute(router, paymentCalls.getStaffPayment, ({ context, idParam }) =>
    readStaffPayment(context, idParam('id', 'Payment')),
  );
  route(router, paymentCalls.resolvePayment, async ({ context, caller, idParam, body }) => {
    const id = idParam('id', 'Payment');
    await router.limits.byKey(asksByAccount, String(caller.customerId));
    const message = await resolvePayment(context, caller, id, body);
    return { data: await readStaffPayment(context, id), message };
  });
  route(router, paymentCalls.checkPayment, async ({ context, caller, idParam }) => {
    const id = idParam('id', 'Payment');
    await router.limits.byKey(asksByAccount, String(caller.customerId));
    const message = await checkPayment(context, id);
    return { data: await readStaffPayment(context, id), message };
  });
  dataRoute(router, refundCalls.listOrderRefunds, ({ context, orderParam }) =>
    readOrderMoney(context, orderParam()),
  );
  route(router, refundCalls.previewRefund, async ({ context, orderParam, body }) => {
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
  route(router, refundCalls.refundOrder, async ({ context, caller, orderParam, body }) => {
    const orderId = orderParam();
    const { money, giftVoucher } = await refundOrder(context, caller, orderId, body);
    return {
      data: await readOrderMoney(context, orderId),
      message: `${sayRupees(money + giftVoucher)} will be refunded to the customer.`,
    };
  });
  route(router, refundCalls.listRefunds, async ({ context, query }) => {
    const page = await listRefunds(await fromReader(context), query);
    return { ...page, data: page.data.map(toRefundRow) };
  });
  route(router, refundCalls.refundByHand, async ({ context, caller, idParam, body }) => {
    const orderId = await payByHand(context, caller, idParam('id', 'Refund'), body.reference);
    return { data: orderId === null ? null : await readOrderMoney(context, orderId) };
  });
  route(router, remittanceCalls.listRemittances, async ({ context, query }) =>
    listRemittances(context, query),
  );
  dataRoute(router, remittanceCalls.tickRemittance, ({ context, caller, idParam, body }) =>
    tickRemittance(context, caller, idParam('id', 'Parcel'), body),
  );
  dataRoute(router, remittanceCalls.importRemittances, ({ context, caller, body }) =>
    importRemittances(context, caller, body),
  );
  serveDownload(router, remittanceCalls.exportRemittances, ({ context, query }) =>
    Promise.resolve({
      bytes: exportRemittances(context, query.state),
      headers: {
        ...asAttachment('Cash-of-couriers.csv'),
        'Cache-Control': 'private, no-store',
      },
    }),
  );
}

import * as calls from '../../contract/staff-payment.ts';
import type { Limit } from '../http/rate-limit.ts';
import { fromReader } from '../db/reader/from-reader.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
import { checkPayment } from '../services/payment/staff/check-payment.ts';
import {
  listStaffPayments,
  readStaffPayment,
} from '../services/payment/staff/read-staff-payments.ts';
import { resolvePayment } from '../services/payment/staff/resolve-payment.ts';
import { toStaffPayment } from '../services/payment/staff/serialize.ts';

/* Each request calls a gateway. */
const asksByAccount: Limit = {
  name: 'staff-payment-check',
  points: 120,
  seconds: 600,
  message: 'Too many requests to the gateway. Try again in a few minutes.',
};

export function staffPaymentRoutes(router: Router): void {
  route(router, calls.listStaffPayments, async ({ context, query }) => {
    const page = await listStaffPayments(await fromReader(context), query);
    return { ...page, data: page.data.map(toStaffPayment) };
  });
  dataRoute(router, calls.getStaffPayment, ({ context, idParam }) =>
    readStaffPayment(context, idParam('id', 'Payment')),
  );
  route(router, calls.resolvePayment, async ({ context, caller, idParam, body }) => {
    const id = idParam('id', 'Payment');
    await router.limits.byKey(asksByAccount, String(caller.customerId));
    const message = await resolvePayment(context, caller, id, body);
    return { data: await readStaffPayment(context, id), message };
  });
  route(router, calls.checkPayment, async ({ context, caller, idParam }) => {
    const id = idParam('id', 'Payment');
    await router.limits.byKey(asksByAccount, String(caller.customerId));
    const message = await checkPayment(context, id);
    return { data: await readStaffPayment(context, id), message };
  });
}

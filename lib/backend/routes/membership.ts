import type { PaymentState } from '../../contract/payment.ts';
import * as calls from '../../contract/subscription.ts';
import type { Limit } from '../http/rate-limit.ts';
import { route, type Router } from '../http/route.ts';
import { toRupees } from '../../contract/money.ts';
import { cancelMembership } from '../services/membership/cancel-membership.ts';
import { listSubscriptions } from '../services/membership/list-subscriptions.ts';
import {
  membershipPaymentLink,
  readMembershipPayment,
  startMembershipPayment,
} from '../services/membership/membership-payment.ts';
import { toSubscription } from '../services/membership/serialize.ts';
import { readShop } from '../services/shop-profile/read-shop.ts';

/* Each request calls a gateway. */
const linksByAccount: Limit = {
  name: 'membership-link',
  points: 60,
  seconds: 600,
  message: 'Too many payment attempts. Try again in a few minutes.',
};

/* A page polls every second; two open tabs and a reload must stay within the limit. */
const readsByAccount: Limit = {
  name: 'membership-payment',
  points: 180,
  seconds: 60,
  message: 'Too many payment checks. Try again in a minute.',
};

const paymentMessages = (membership: string): Record<PaymentState, string> => ({
  processing: 'We are currently processing your payment ...',
  paid: `Your ${membership} membership is active`,
  failed: 'Payment failed! Please try again.',
  returned: 'This payment has been refunded.',
  'in question': 'We’re looking into this payment.',
});

export function membershipRoutes(router: Router): void {
  route(router, calls.listSubscriptions, async ({ context, caller }) => {
    const months = await listSubscriptions(context, caller.customerId);
    return { data: months.map((month) => toSubscription(month, context.now())) };
  });
  route(router, calls.getSubscriptionPaymentLink, async (input) => {
    const { context, caller, body, once, clientAddress } = input;
    await router.limits.byKey(linksByAccount, String(caller.customerId));
    const { txnId } = await once(async (within) => ({
      txnId: await startMembershipPayment(within, caller.customerId, body.txnid, clientAddress),
    }));
    return { payment_url: await membershipPaymentLink(context, txnId) };
  });
  route(router, calls.getSubscriptionPayment, async ({ context, caller, param }) => {
    await router.limits.byKey(readsByAccount, String(caller.customerId));
    const state = await readMembershipPayment(context, caller, param('txnid'));
    const { elite_name: name } = await readShop(context);
    const message = paymentMessages(name)[state];
    return { status: state === 'paid' || state === 'returned', message, state };
  });
  route(router, calls.cancelSubscription, async ({ context, caller, body }) => {
    const refund = await cancelMembership(context, caller.customerId, body.id);
    const { elite_name: name } = await readShop(context);
    return {
      message: `Your ${name} membership has been cancelled.`,
      refund_amount: toRupees(refund),
    };
  });
}

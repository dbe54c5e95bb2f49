import { array, boolean, object, string, type InferType } from 'yup';
import { customer } from './endpoint.ts';
import { success } from './envelope.ts';
import { paymentStates } from './payment.ts';
import { subscriptionsPath } from './paths.ts';
import { storeRules } from './store-rules.ts';
import { amount, clientTxnId, count, id, moment, text, textOrNull, yesNo } from './rules.ts';

export const refundStates = ['requested', 'sent', 'settled', 'failed'] as const;

/** A paid month of Elite. Neither active nor expired: it starts later. */
export const subscription = object({
  id: count(),
  user_data: object({ name: text() }).required(),
  start_date: moment(),
  end_date: moment(),
  is_expired: yesNo(),
  is_active: yesNo(),
  is_cancelled: yesNo(),
  is_cancellable: yesNo(),
  /** One sentence why not; null if it can be cancelled or has ended. */
  cancel_obstacle: textOrNull(),
  /** Number of its tax invoice, which `source_doc` of the invoice takes; null if it was given. */
  invoice_number: string().nullable().optional(),
  /** Refund of the payment, in rupees. */
  refund: object({ amount: amount(), state: string().oneOf(refundStates).required() })
    .nullable()
    .defined(),
});
export type Subscription = InferType<typeof subscription>;

export const listSubscriptions = customer.get(
  subscriptionsPath,
  'List the customer’s membership months, newest first',
  { answer: success.shape({ data: array(subscription.required()).required() }) },
);

export const getSubscriptionPaymentLink = customer.post(
  '/get-subscription-payment-link/',
  'Create a payment link for a membership month',
  {
    feature: 'elite',
    body: object({
      /** Idempotency key of the client: a repeated request gets the first answer. */
      txnid: clientTxnId().required('txnid is required'),
    }),
    answer: success.shape({ payment_url: text() }),
    repeatable: 'in part',
  },
);

export const getSubscriptionPayment = customer.get(
  '/user/get-subscription-payment/{txnid}/',
  'Get whether the customer’s membership month is paid',
  {
    answer: object({
      /** True when it is paid. */
      status: boolean().required(),
      message: text(),
      state: string().oneOf(paymentStates).required(),
    }),
  },
);

export const cancelSubscription = customer.post(
  '/user/cancel-subscription/',
  `Cancel a membership month and those after it with a refund, within ${storeRules.membershipCancelWeeks} weeks of payment, if no benefit was used`,
  {
    body: object({
      id: id().required('id is required'),
    }),
    answer: success.shape({
      /** Refunded amount in rupees. */
      refund_amount: amount(),
    }),
    standIn: 'a message',
  },
);

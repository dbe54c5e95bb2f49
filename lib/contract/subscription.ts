import { array, boolean, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { paymentStates } from './payment.ts';
import { subscriptionsPath } from './paths.ts';
import { amount, count, id, moment, text, textOrNull, yesNo } from './rules.ts';

export const refundStates = ['requested', 'sent', 'settled', 'failed'] as const;

/** A paid month of Elite. One that is neither active nor expired begins later. */
export const subscription = object({
  id: count(),
  user_data: object({ name: text() }).required(),
  start_date: moment(),
  end_date: moment(),
  is_expired: yesNo(),
  is_active: yesNo(),
  is_cancelled: yesNo(),
  /** Added to the contract, as the two that follow: whether it can be cancelled at this moment. */
  is_cancellable: yesNo(),
  /** Why not, in a sentence; null where it can be, or where it has ended. */
  cancel_obstacle: textOrNull(),
  /** What was paid for it goes back; in rupees. */
  refund: object({ amount: amount(), state: string().oneOf(refundStates).required() })
    .nullable()
    .defined(),
});
export type Subscription = InferType<typeof subscription>;

export const listSubscriptions = endpoint({
  method: 'GET',
  path: subscriptionsPath,
  caller: 'customer',
  summary: 'The months of Elite that were bought, the newest first',
  answer: success.shape({ data: array(subscription.required()).required() }),
});

export const getSubscriptionPaymentLink = endpoint({
  method: 'POST',
  path: '/get-subscription-payment-link/',
  caller: 'customer',
  summary: 'Say where a month of Elite is paid',
  body: object({
    /** The client's own name for this attempt: sent again, it is answered as before. */
    txnid: string()
      .trim()
      .required('txnid is required')
      .matches(/^[\x21-\x7e]{1,200}$/, 'txnid must be 1 to 200 printable characters'),
  }),
  answer: success.shape({ payment_url: text() }),
  repeatable: 'in part',
});

export const getSubscriptionPayment = endpoint({
  method: 'GET',
  path: '/user/get-subscription-payment/{txnid}/',
  caller: 'customer',
  summary: "Whether the customer's month of Elite is paid",
  answer: object({
    /** True once it is paid. */
    status: boolean().required(),
    message: text(),
    state: string().oneOf(paymentStates).required(),
  }),
});

/** Added to the contract. */
export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/user/cancel-subscription/',
  caller: 'customer',
  summary:
    'End a month of Elite, and those that follow it, at once and have them paid back: within 3 weeks of the payment, if no benefit was used',
  body: object({
    /** Of the row. */
    id: id().required('id is required'),
  }),
  answer: success.shape({
    /** What goes back, in rupees. */
    refund_amount: amount(),
  }),
});

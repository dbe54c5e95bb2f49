import { boolean, object, string, type InferType } from 'yup';
import { anyone, customer } from './endpoint.ts';
import { success } from './envelope.ts';
import { buyerFields } from './gstin.ts';
import { paymentPath } from './paths.ts';
import { clientTxnId, emptyAsUnset, id, line, rupees, text, textOrNull } from './rules.ts';

const payment = {
  /** Idempotency key of the client: a repeated request gets the first answer. */
  txnid: clientTxnId().optional(),
  productinfo: string().max(2000).optional(),
  shipping_amount: rupees().transform(emptyAsUnset).optional(),
  tax_amount: rupees().transform(emptyAsUnset).optional(),
  is_a_gift: boolean().transform(emptyAsUnset).optional(),
  giftMessage: line(500).optional(),
  voucherCode: string().trim().max(40).optional(),
  ...buyerFields,
};

/**
 * Order payment payload. Amounts in rupees are only compared with the server's figures, never used.
 */
const orderPaymentInput = object({
  ...payment,
  /** Amount to pay, shipping included. */
  amount: rupees().transform(emptyAsUnset).required('Amount is required'),
  /** Address id. */
  billing_address: id().transform(emptyAsUnset).required('Please select a billing address!'),
});
export type OrderPaymentInput = InferType<typeof orderPaymentInput>;

const paymentLink = success.shape({
  /** Payment id made by the server; empty if nothing remains to pay. */
  txn_id: text(),
  /** URL of the gateway's payment page; the order page if nothing remains to pay. */
  payment_url: text(),
  order_id: text(),
});

export const getOrderPaymentLink = customer.post(
  '/get-order-payment-link/',
  'Turn the cart into an unpaid order and create its payment link',
  { body: orderPaymentInput, asForm: true, answer: paymentLink, repeatable: 'in part' },
);

export const editOrderPaymentLink = customer.patch(
  '/edit-order-payment-link/',
  'Create a payment link for an order that is not paid, cancelled or delivered',
  {
    body: object({
      ...payment,
      amount: rupees().transform(emptyAsUnset).optional(),
      billing_address: id().transform(emptyAsUnset).optional(),
      order_id: string().trim().max(20).required('order_id is required'),
    }),
    answer: paymentLink,
    repeatable: 'in part',
  },
);

export const paymentStates = ['processing', 'paid', 'failed', 'returned', 'in question'] as const;
export type PaymentState = (typeof paymentStates)[number];

export const paymentPurposes = ['order', 'membership', 'gift_voucher'] as const;

export const getPayment = anyone.get(
  paymentPath,
  'Get the status of a payment by its id; its order is shown only to its customer',
  {
    answer: success.shape({
      data: object({
        txn_id: text(),
        /** `returned`: paid too late or twice, and refunded. `in question`: staff must check it. */
        state: string().oneOf(paymentStates).required(),
        purpose: string().oneOf(paymentPurposes).required(),
        order_id: textOrNull(),
        /** The unpaid order can be cancelled and its products put back into the cart. */
        can_put_back: boolean().optional(),
        /** Of a gift voucher: rupees, and the recipient's name. */
        gift: object({ amount: rupees().required(), receiver_name: text() }).optional(),
      }).required(),
    }),
    standIn: 'the state of the order, or a message',
  },
);

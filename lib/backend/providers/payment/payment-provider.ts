import type { PaymentBuyer } from '../../db/schema/payment.ts';
import type { Gateway } from '../../../contract/providers.ts';

interface LinkRequest {
  /** The store's own id of the payment. */
  txnId: string;
  /** Purpose, such as `SO-000123`; the gateway returns it. */
  subject: string;
  /** Paise. */
  amount: number;
  currency: string;
  buyer: PaymentBuyer;
  productInfo: string;
  /** The browser returns to this URL with the gateway's signed message. */
  returnUrl: string;
  /** The payment link must not be payable after this time. */
  expiresAt: Date;
}

interface PaymentLink {
  url: string;
  /** The gateway's id of the link. */
  reference?: string;
}

/** Payment data that a gateway needs. */
export interface KnownPayment {
  txnId: string;
  providerReference: string | null;
  linkReference: string | null;
  amount: number;
}

/** A gateway's report on a payment. `settlePayment` checks whether it matches the order. */
export interface PaymentReport {
  txnId: string;
  /** The gateway's payment id; null if no money has moved. */
  reference: string | null;
  /** Paise. */
  amount: number;
  currency: string;
  /** Purpose as given to the gateway; undefined if it does not return it. */
  subject?: string | undefined;
  status: 'paid' | 'failed' | 'pending';
}

/** A raw, unverified request of a gateway. */
export interface GatewayMessage {
  /** The raw body: signatures are computed over its bytes. */
  body: string;
  query: URLSearchParams;
  header: (name: string) => string | undefined;
  now: Date;
}

export interface SignedContent {
  txnId: string;
  /** Undefined if the message lacks required data and the gateway must be asked. */
  report?: PaymentReport;
  /** Distinguishes the message from other messages of the payment; taken from the signed part. */
  statement: string;
}

interface RefundRequest {
  payment: KnownPayment;
  /** The store's id of the refund and idempotency key: requested twice, it is refunded once. */
  key: string;
  /** Paise. */
  amount: number;
}

export interface RefundReport {
  /** The gateway's id of the refund. */
  reference: string;
  /** `sent`: accepted, but not with the customer yet. */
  status: 'sent' | 'settled' | 'failed';
}

/** A payment gateway. Its calls throw `PaymentUnavailable` if it does not answer correctly. */
export interface PaymentProvider {
  name: Gateway;
  createLink: (request: LinkRequest) => Promise<PaymentLink>;
  /**
   * Reads the message in the returning browser's request. Throws `ForgedMessage` if it is not
   * signed by the gateway.
   */
  readReturn: (message: GatewayMessage) => SignedContent;
  /** Like `readReturn`, for webhooks; undefined if it is about something else. */
  readWebhook: (message: GatewayMessage) => SignedContent | undefined;
  /** Returns the status of a payment; undefined if the gateway does not know it. */
  fetchStatus: (payment: KnownPayment) => Promise<PaymentReport | undefined>;
  refund: (request: RefundRequest) => Promise<RefundReport>;
  /** Returns the status of a refund; undefined if the gateway does not know it. */
  fetchRefund: (request: RefundRequest) => Promise<RefundReport | undefined>;
}

/** The gateway cannot be reached, is too slow, or its answer cannot be parsed. */
export class PaymentUnavailable extends Error {
  override readonly name = 'PaymentUnavailable';
}

/** A message that is not signed by the gateway, or was signed too long ago. */
export class ForgedMessage extends Error {
  override readonly name = 'ForgedMessage';
}

import type { PaymentBuyer } from '../../db/schema/payment.ts';
import type { ProviderName } from './payment-env.ts';

/** What a gateway is asked to collect. */
export interface LinkRequest {
  /** The store's own id of the payment. */
  txnId: string;
  /** What it is for, such as `SO-000123`; the gateway says it back. */
  subject: string;
  /** Paise. */
  amount: number;
  currency: string;
  buyer: PaymentBuyer;
  productInfo: string;
  /** Where the browser comes back to, with the gateway's word. */
  returnUrl: string;
  /** After that nobody should be able to pay. */
  expiresAt: Date;
}

export interface PaymentLink {
  url: string;
  /** What the gateway calls the link. */
  reference?: string;
}

/** A payment as far as a gateway has to know it. */
export interface KnownPayment {
  txnId: string;
  providerReference: string | null;
  linkReference: string | null;
  amount: number;
}

/** What a gateway says of a payment. Whether it fits is found out by `settlePayment`. */
export interface PaymentReport {
  txnId: string;
  /** What the gateway calls the money; null where none has moved. */
  reference: string | null;
  /** Paise. */
  amount: number;
  currency: string;
  /** What it was told that the payment is for; undefined where it does not say. */
  subject?: string | undefined;
  status: 'paid' | 'failed' | 'pending';
}

/** A request of a gateway as it came, not read by anybody yet. */
export interface GatewayMessage {
  /** The raw body: signatures are made over its bytes. */
  body: string;
  query: URLSearchParams;
  header: (name: string) => string | undefined;
  now: Date;
}

/** What a signed message is about. */
export interface GatewayWord {
  txnId: string;
  /** Undefined where it does not say all that matters, and the gateway is to be asked. */
  report?: PaymentReport;
  /** What tells the message from others of the payment, within what is signed. */
  statement: string;
}

export interface RefundRequest {
  payment: KnownPayment;
  /** The store's name for the refund: asked for twice, it is paid back once. */
  key: string;
  /** Paise. */
  amount: number;
}

export interface RefundReport {
  /** What the gateway calls it. */
  reference: string;
  /** `sent`: taken on, not with the customer yet. */
  status: 'sent' | 'settled' | 'failed';
}

/** A payment gateway. Its calls throw `PaymentUnavailable` where it does not answer as it should. */
export interface PaymentProvider {
  name: ProviderName;
  createLink: (request: LinkRequest) => Promise<PaymentLink>;
  /** What a browser brings back. Throws `ForgedMessage` where it is not the gateway's word. */
  readReturn: (message: GatewayMessage) => GatewayWord;
  /** The same for what the gateway sends itself; undefined where it is about something else. */
  readWebhook: (message: GatewayMessage) => GatewayWord | undefined;
  /** How a payment stands; undefined where the gateway has not heard of it. */
  fetchStatus: (payment: KnownPayment) => Promise<PaymentReport | undefined>;
  refund: (request: RefundRequest) => Promise<RefundReport>;
  /** How a refund stands; undefined where the gateway has not heard of it. */
  fetchRefund: (request: RefundRequest) => Promise<RefundReport | undefined>;
}

/** The gateway can't be reached, is too slow, or answers what nobody can read. */
export class PaymentUnavailable extends Error {
  override readonly name = 'PaymentUnavailable';
}

/** A message that is not signed by the gateway, or was signed too long ago. */
export class ForgedMessage extends Error {
  override readonly name = 'ForgedMessage';
}

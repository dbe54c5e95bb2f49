/* A mail before rendering: content without layout. Stored as JSON until it is sent. */

/**
 * Label on the left, amount on the right of a double rule; `detail` is small text below the label.
 */
export interface LedgerRow {
  label: string;
  detail?: string;
  amount: string;
}

export type Block =
  | { type: 'text'; text: string }
  | { type: 'ledger'; rows: LedgerRow[]; total: LedgerRow }
  | { type: 'facts'; facts: { term: string; value: string }[] }
  /** Text of a person, such as the message on a gift. */
  | { type: 'quote'; text: string }
  /** Main action; `path` is a path of the shop with a leading slash. */
  | { type: 'button'; label: string; path: string }
  /** Made to be printed and given away. */
  | { type: 'voucher'; amount: string; code: string; to: string; from: string; message: string };

export interface MailContent {
  subject: string;
  /** Preview text that mail clients show beside the subject. */
  preview: string;
  heading: string;
  greeting: string;
  blocks: Block[];
  /** Footer text: why the reader gets this mail. */
  reason: string;
  /** Attached calendar file (RFC 5545). */
  calendar?: string;
  /** Unsubscribe path in the storefront, with a leading slash. */
  stopPath?: string;
}

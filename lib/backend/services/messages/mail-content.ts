/* A mail before it is typeset: what it says, without how. Kept as JSON until it is sent. */

/** Label left, amount right of a double rule; `detail` stands small below the label. */
export interface LedgerRow {
  label: string;
  detail?: string;
  amount: string;
}

export type Block =
  | { type: 'text'; text: string }
  | { type: 'ledger'; rows: LedgerRow[]; total: LedgerRow }
  | { type: 'facts'; facts: { term: string; value: string }[] }
  /** A line of somebody's own, such as the message on a gift. */
  | { type: 'quote'; text: string }
  /** The one thing to do; `path` is an address of the shop that starts with a slash. */
  | { type: 'button'; label: string; path: string }
  /** Made to be printed and given away. */
  | { type: 'voucher'; amount: string; code: string; to: string; from: string; message: string };

export interface MailContent {
  subject: string;
  /** What a mailbox shows beside the subject. */
  preview: string;
  heading: string;
  greeting: string;
  blocks: Block[];
  /** Why this mail has come, at its foot. */
  reason: string;
  /** A file for the calendar that goes with it (RFC 5545). */
  calendar?: string;
  /** Where mails of this kind are ended: an address of the shop that starts with a slash. */
  stopPath?: string;
}

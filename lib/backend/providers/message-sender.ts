interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Identical for every attempt of a message, so that a mailbox can detect duplicates. */
  reference: string;
  /** Attached calendar file (RFC 5545). */
  calendar?: string | undefined;
  /** One-click unsubscribe URL, called by POST (RFC 8058). */
  stopUrl?: string | undefined;
}

export interface MailSender {
  /**
   * Sends a mail. Throws `NotDeliverable` if it can never be delivered, another error if a retry
   * may help. No error contains personal data.
   */
  send: (mail: Mail) => Promise<void>;
}

interface Sms {
  /** `+91` and ten digits. */
  to: string;
  /** Kind of message: selects the registered template. */
  kind: string;
  values: Record<string, string>;
}

export interface SmsSender {
  /** Whether a template for this kind of message is registered with the operators (DLT). */
  hasTemplate: (kind: string) => boolean;
  /**
   * Sends an SMS. Throws `NotDeliverable` if it can never be delivered, another error if a retry
   * may help. No error contains personal data.
   */
  send: (sms: Sms) => Promise<void>;
}

/**
 * A mail server or SMS gateway permanently refuses this message: the address does not exist, or the
 * request is invalid. A retry is useless. Its text contains no personal data.
 */
export class NotDeliverable extends Error {
  override readonly name = 'NotDeliverable';
}

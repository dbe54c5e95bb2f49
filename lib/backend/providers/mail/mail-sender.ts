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

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for every try of the same message, so that a mailbox can tell a second copy. */
  reference: string;
  /** A file for the calendar that goes with it (RFC 5545). */
  calendar?: string | undefined;
  /** Where a mailbox's own button ends mails of its kind, by a POST (RFC 8058). */
  stopUrl?: string | undefined;
}

export interface MailSender {
  /**
   * Hands a mail over. Throws `NotDeliverable` where it will never be taken, another error where it
   * may be tried again. No error names a person.
   */
  send: (mail: Mail) => Promise<void>;
}

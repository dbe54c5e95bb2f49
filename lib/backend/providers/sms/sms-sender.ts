interface Sms {
  /** `+91` and ten digits. */
  to: string;
  /** Kind of message: selects the registered template. */
  kind: string;
  /** Values for the template. */
  values: Record<string, string>;
}

export interface SmsSender {
  /**
   * Sends an SMS. Throws `NotDeliverable` if it can never be delivered, another error if a retry
   * may help. No error contains personal data.
   */
  send: (sms: Sms) => Promise<void>;
}

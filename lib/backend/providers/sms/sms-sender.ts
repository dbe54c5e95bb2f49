interface Sms {
  /** `+91` and ten digits. */
  to: string;
  /** Kind of message: selects the registered template. */
  kind: string;
  /** Values for the template. */
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

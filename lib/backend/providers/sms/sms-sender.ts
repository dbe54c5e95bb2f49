export interface Sms {
  /** `+91` and ten digits. */
  to: string;
  /** What it is about: by this the registered template is chosen. */
  kind: string;
  /** What is put into the template. */
  values: Record<string, string>;
}

export interface SmsSender {
  /**
   * Hands an SMS over. Throws `NotDeliverable` where it will never be taken, another error where it
   * may be tried again. No error names a person.
   */
  send: (sms: Sms) => Promise<void>;
}

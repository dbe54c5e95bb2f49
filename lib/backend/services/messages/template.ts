import type { MailContent } from './mail-content.ts';

interface SmsTemplate<Data> {
  /**
   * Pattern registered with the telecom operators (DLT): `##name##` is a value. No rupee sign and
   * no other script, so that 160 characters fit into one SMS. `##shop##` and `##membership##` are
   * their names; if operators require the name in the pattern, it is registered that way and this
   * value is not used.
   */
  pattern: string;
  values: (data: Data) => Record<string, string>;
}

/** Templates of one message kind, one per channel. */
export interface Template<Data> {
  /** `shop` and `membership`: their names. */
  mail?: (data: Data, shop: string, membership: string) => MailContent;
  sms?: SmsTemplate<Data>;
  /**
   * The same data without texts of customers and strangers, for an unconfirmed email: the shop must
   * not relay texts to third persons.
   */
  withoutFreeText?: (data: Data) => Data;
  /** Order numbers and the like, under their names in the outbox, where they stay. */
  data?: (data: Data) => Record<string, string>;
  /** Secrets, under their names in the outbox. They are deleted after the message is sent. */
  codes?: Readonly<Record<string, (data: Data) => string>>;
  /**
   * A customer can cause it repeatedly without captcha, staff or payment: it counts for the limit
   * of `contactsUnderLimit`.
   */
  isCustomerTriggered?: true;
  /** Seconds after which it is useless and is not sent any more. */
  freshForSeconds?: number;
}

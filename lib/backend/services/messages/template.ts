import type { MailContent } from './mail-content.ts';

export interface SmsTemplate<Data> {
  /**
   * As it is registered with the telecom operators (DLT): `##name##` stands for a value. No rupee
   * sign and no other script, so that 160 characters fit into one SMS. `##shop##` is the shop's name;
   * where the operators want it written out, it is registered as such and our value is left aside.
   */
  pattern: string;
  values: (data: Data) => Record<string, string>;
}

/** The words of one kind of message, for each channel that it has. */
export interface Template<Data> {
  /** `shop` is what the shop calls itself. */
  mail?: (data: Data, shop: string) => MailContent;
  sms?: SmsTemplate<Data>;
  /** Codes and order numbers in it, under the names that the outbox shows. */
  data?: (data: Data) => Record<string, string>;
  /** How many seconds it is of use; later than that it is not sent any more. */
  freshForSeconds?: number;
}

import type { PayType } from '../../../contract/order.ts';

/* What each message is told. Money is whole paise, a day is `2026-11-25`, an instant is a Date. */

/** The start of whatever goes to somebody who is known. */
interface ToPerson {
  firstName: string;
}

/** The start of whatever is about an order. */
interface AboutOrder extends ToPerson {
  orderId: number;
}

export interface GoodsLine {
  name: string;
  quantity: number;
  /** Of all pieces. */
  total: number;
}

export interface OrderPlaced extends AboutOrder {
  lines: readonly GoodsLine[];
  /** The goods before the discount. */
  total: number;
  discount: number;
  /** What gift vouchers paid of it. */
  giftVoucherAmount: number;
  shipping: number;
  /** GST contained in the goods; 0 where the shop charges none. */
  tax: number;
  payable: number;
  payType: PayType;
  expectedOn: string | null;
  address: { fullName: string; fullAddress: string };
  giftMessage?: string | null;
}

export interface OrderPaid extends AboutOrder {
  lines: readonly GoodsLine[];
  /** What was paid, after discount and with shipping. */
  amount: number;
  expectedOn: string | null;
}

export interface OrderShipped extends AboutOrder {
  courier: string | null;
  trackingNumber: string | null;
  expectedOn: string | null;
  /** What the courier collects; left out where it is paid. */
  cashDue?: number;
}

export interface OrderCancelled extends AboutOrder {
  reason?: string;
  /** What goes back to the account that it was paid from. */
  refund: number;
  /** What is back on the gift voucher. */
  giftVoucherAmount: number;
}

/** Money of an order is on its way back. */
export interface OrderRefunded extends AboutOrder {
  amount: number;
  /** Left out: to where it was paid from. `by_hand`: the shop pays it; `by_hand_soon`: it asks where to. */
  how?: 'gift_voucher' | 'by_hand' | 'by_hand_soon' | undefined;
  creditNote?: string;
}

export interface AppointmentSet {
  name: string;
  startsAt: Date;
  /** Reads `by video or telephone`. */
  place: string;
  /** Paid to the vaidya at the talk; 0 where it is free. */
  fee: number;
  /** Until when it can be moved or cancelled. */
  changeUntil: Date;
  /** Where it is shown: an address of the shop that starts with a slash. */
  path: string;
  /** The file for the calendar. */
  calendar: string;
}

export interface GiftVoucherSent {
  receiverName: string;
  senderName: string;
  amount: number;
  /** As it is typed in, hyphens included. */
  code: string;
  message: string;
}

/** Every message of the store, by kind, with what its words are made of. */
export interface MessageData {
  login_otp: { otp: string };
  mobile_otp: { otp: string };
  /** `stopPath` for whoever has asked for news: where they end them. */
  welcome: ToPerson & { confirmationCode: string; stopPath?: string };
  email_confirmation: ToPerson & { code: string };
  /** To set a new password, besides a mailed link. */
  password_otp: { otp: string };
  password_reset: ToPerson & { code: string };
  login_link: ToPerson & { code: string };
  password_changed: ToPerson;
  mobile_changed: ToPerson & { mobile: string };
  /** The number's owner uses it elsewhere; it was never confirmed here. */
  mobile_removed: ToPerson & { mobile: string };
  account_closed: ToPerson;
  /** To whoever shall work in the shop; they may have no account yet. */
  staff_invitation: { inviter: string; code: string; days: number };

  order_placed: OrderPlaced;
  order_paid: OrderPaid;
  /** A payment that came too late, or a second time, goes back. */
  order_payment_returned: AboutOrder & { amount: number; wasPaidAlready: boolean };
  order_confirmed: AboutOrder & { expectedOn: string | null };
  order_packed: AboutOrder;
  order_shipped: OrderShipped;
  order_delivered: AboutOrder & { deliveredAt: Date };
  order_cancelled: OrderCancelled;
  order_refunded: OrderRefunded;
  return_requested: AboutOrder;
  return_decided: AboutOrder & { isAccepted: boolean; note?: string };
  return_received: AboutOrder;
  return_settled: AboutOrder;

  /** Money of anything else is on its way back; `forWhat` reads `your Elite membership`. */
  payment_refunded: ToPerson & { amount: number; forWhat: string };

  /** To whom it is given, with its code. */
  gift_voucher: GiftVoucherSent;
  /** To whom it was paid by; without the code. */
  gift_voucher_paid: Pick<GiftVoucherSent, 'senderName' | 'receiverName' | 'amount'> & {
    receiverEmail: string;
  };

  membership_begun: ToPerson & {
    startsAt: Date;
    endsAt: Date;
    amount: number;
    /** Bought while another month still ran. */
    isRenewal: boolean;
  };
  membership_ending: ToPerson & { endsAt: Date };
  membership_ended: ToPerson & { endsAt: Date };
  membership_cancelled: ToPerson & { refund: number };

  /** Nothing about health goes by mail. */
  appointment_booked: AppointmentSet;
  appointment_moved: AppointmentSet & { before: Date };
  /** The day before. */
  appointment_reminder: AppointmentSet;
  appointment_cancelled: { name: string; startsAt: Date; isByStore: boolean; calendar: string };
  /** `number` is what the enquiry is called. */
  enquiry_received: { name: string; subject: string; number: string };
  /** What somebody of the store wrote in answer to it. */
  enquiry_answered: { name: string; subject: string; number: string; text: string };

  back_in_stock: { productName: string; /** `/products/1/name`. */ path: string };
  abandoned_cart: ToPerson & {
    lines: readonly GoodsLine[];
    total: number;
    /** Where its reader ends such mails. */
    stopPath: string;
  };
}

export type MessageKind = keyof MessageData;

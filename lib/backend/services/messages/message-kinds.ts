import type { EliteBenefits } from '../../../contract/elite-benefits.ts';
import type { ReturnWindows } from '../../../contract/return-windows.ts';
import type { PayType } from '../../../contract/order.ts';

/* Data of each message. Money is whole paise, a day is `2026-11-25`, an instant is a Date. */

interface ToPerson {
  firstName: string;
}

interface AboutOrder extends ToPerson {
  orderId: number;
}

export interface GoodsLine {
  name: string;
  quantity: number;
  /** Price of all pieces. */
  total: number;
  /** Of a combo: what is in one of it. */
  parts?: readonly { name: string; quantity: number }[];
}

/** The amounts that a mail about an order lists; the rows add up to `payable`. */
export interface BilledOrder extends AboutOrder {
  lines: readonly GoodsLine[];
  discount: number;
  /** Part paid by gift vouchers. */
  giftVoucherAmount: number;
  /** With `cashFee`. */
  shipping: number;
  /** Part of `shipping` that is charged for cash on delivery. */
  cashFee: number;
  /** Rounds `payable` to whole rupees; left out: not rounded. */
  roundOff?: number;
  /** Amount due in all, with shipping, after discount and gift voucher. */
  payable: number;
}

export interface OrderPlaced extends BilledOrder {
  /** GST contained in the goods; 0 if the shop charges none. */
  tax: number;
  payType: PayType;
  expectedOn: string | null;
  address: { fullName: string; fullAddress: string };
  giftMessage?: string | null;
}

export interface OrderChanged extends BilledOrder {
  /** Part of `payable` still to be paid online; 0 if nothing, or if it is collected on delivery. */
  balanceDue: number;
  /** Whether the shop takes online payments. */
  paysOnline: boolean;
  /** Refund to the account that the payment came from. */
  refund: number;
  /** Given back to the gift voucher. */
  giftVoucherBack: number;
  expectedOn: string | null;
  address: { fullName: string; fullAddress: string };
}

interface OrderPaid extends OrderPlaced {
  /**
   * Part of `payable` still to be paid online; not 0 if the order was changed after the payment was
   * begun.
   */
  balanceDue: number;
  /** Whether the payment confirms the order; one in cash may be confirmed, or packed, before. */
  isConfirming: boolean;
}

export interface Tracked {
  courier: string | null;
  trackingNumber: string | null;
  /** The courier's page about the parcel. */
  trackingUrl: string | null;
}

interface SentParcel extends Tracked {
  number: number;
  /** Paise to be paid at the door; 0 if it is paid. */
  cashDue: number;
}

export interface OrderShipped extends AboutOrder {
  /** A gift: whoever receives it pays the courier. */
  isGift: boolean;
  expectedOn: string | null;
  /** Parcels that have left, and whose message this is. */
  parcels: readonly SentParcel[];
  /** Number of parcels that left earlier, with a message of their own. */
  earlier: number;
  /** Number of parcels that leave later. */
  further: number;
  /** Sent again, because staff have corrected courier or tracking number. */
  isCorrected: boolean;
}

/** Status news of one parcel. */
export interface ParcelNews extends AboutOrder, Tracked {
  /** Number of the parcel; null if it is the only one. */
  parcel: number | null;
  /** Paise to be paid at the door; 0 if it is paid. */
  cashDue: number;
  /** A gift: whoever receives it pays the courier. */
  isGift: boolean;
}

export interface OrderCancelled extends AboutOrder {
  /** Staff cancelled it, or the courier lost it. */
  isByStore: boolean;
  reason?: string;
  /** Refund to the account that the payment came from. */
  refund: number;
  /** Refund to the gift voucher. */
  giftVoucherAmount: number;
  /** Delivery fee that was paid and is not refunded. */
  retainedFee: number;
  /** Payments received that staff still check. */
  inReview?: number;
  /** The order that it was a free replacement of. */
  replacesId?: number | null;
}

/** A refund of an order has been started. */
export interface OrderRefunded extends AboutOrder {
  amount: number;
  /**
   * Left out: refund to the original means of payment. `by_hand`: the shop pays it; `by_hand_soon`:
   * the shop first asks for the account.
   */
  how?: 'gift_voucher' | 'by_hand' | 'by_hand_soon' | undefined;
  /** The gift voucher was sent again with a new code since it was used. */
  hasNewCode?: boolean;
  creditNote?: string;
}

export interface AppointmentSet {
  /** Recipient's name: of the guardian if the patient is under 18, otherwise of the patient. */
  name: string;
  patient: string;
  /** Number that the vaidya calls, with country code. */
  mobile: string;
  startsAt: Date;
  /** Always `by video or phone`. */
  place: string;
  /** Fee paid to the vaidya during the appointment; 0 if free. */
  fee: number;
  /** End of the time in which it can be moved or cancelled; null if that is over. */
  changeUntil: Date | null;
  /** The shop's number; empty if it has none. */
  phone: string;
  /** Storefront path of the appointment, with a leading slash. */
  path: string;
  calendar: string;
}

interface BookedSeats {
  name: string;
  /** Title of the event. */
  title: string;
  startsAt: Date;
  endsAt: Date;
  /** Empty for an online event without a venue. */
  place: string;
  isOnline: boolean;
  seats: number;
  /** Storefront path of the event, with a leading slash. */
  path: string;
  calendar: string;
}

interface GiftVoucherSent {
  receiverName: string;
  senderName: string;
  amount: number;
  /** With hyphens. */
  code: string;
  message: string;
  /** Replaces a code that the receiver had; `amount` is the balance. */
  isNewCode: boolean;
}

/** Changes of the second step of a staff account. */
export type SecondStepChange = 'changed' | 'app_on' | 'reset' | 'recovery_used' | 'codes_renewed';

/** All message kinds with the data of their templates. */
export interface MessageData {
  login_otp: { otp: string };
  mobile_otp: { otp: string };
  /** `stopPath`: unsubscribe path, for customers who asked for news. */
  welcome: ToPerson & { confirmationCode: string; stopPath?: string };
  email_confirmation: ToPerson & { code: string };
  /** OTP of a password reset, besides a mailed link. */
  password_otp: { otp: string };
  password_reset: ToPerson & { code: string };
  login_link: ToPerson & { code: string };
  password_changed: ToPerson;
  /** Too many wrong passwords from unknown devices; once a day. */
  password_guessed: ToPerson;
  second_step_changed: ToPerson & { change: SecondStepChange; isOwner: boolean };
  /**
   * `isAdded`: the account had no verified number. `code` takes the change back; `site`: host of
   * the shop.
   */
  mobile_changed: ToPerson & { mobile: string; isAdded: boolean; code: string; site: string };
  /** To the number of an account that gets an email. */
  email_added: { code: string; site: string };
  /** OTP that shows who owns an account, before it is closed or changed. */
  owner_otp: { otp: string };
  /** The owner of the number uses it in another account; here it was never confirmed. */
  mobile_removed: ToPerson & { mobile: string };
  account_closed: ToPerson & { isMember: boolean };
  /** For owners: half or all of a message budget is used. */
  message_budget: { budget: string; isSms: boolean; isUsedUp: boolean };
  /**
   * For owners: a colleague has given a gift voucher, or (`isResent`) sent the rest of one to
   * another email.
   */
  voucher_given: { by: string; amount: number; reason: string; id: number; isResent: boolean };
  /** Without amounts and data of customers. */
  staff_notice: { title: string; body: string; path: string };
  store_problem: { title: string; help: string; detail: string };
  /** An owner has changed or removed the permissions of a colleague. */
  staff_rights: ToPerson & { isRemoved: boolean };
  /** The invited person may have no account yet. */
  staff_invitation: { inviter: string; code: string; days: number };

  order_placed: OrderPlaced;
  order_paid: OrderPaid;
  /**
   * Refund of a payment that came twice, for a cancelled order, or for one whose cash a courier
   * collects.
   */
  order_payment_returned: AboutOrder & {
    amount: number;
    wasPaidAlready: boolean;
    isCancelled: boolean;
  };
  order_changed: OrderChanged;
  order_confirmed: AboutOrder & { expectedOn: string | null };
  order_packed: AboutOrder & { hasInvoice: boolean };
  order_shipped: OrderShipped;
  order_delivered: AboutOrder & {
    deliveredAt: Date;
    windows?: ReturnWindows | undefined;
    /** Whether some of its items are marked “Non-returnable”. */
    hasNonReturnable?: boolean;
    /** Whether some of its parcels were lost or came back. */
    isPartial: boolean;
  };
  order_cancelled: OrderCancelled;
  order_refunded: OrderRefunded;
  parcel_out_for_delivery: ParcelNews;
  parcel_attempt_failed: ParcelNews;
  parcel_delivered: ParcelNews;
  return_requested: AboutOrder;
  return_decided: AboutOrder & {
    isAccepted: boolean;
    /** The order that replaces the goods; null: their price goes back. */
    replacementId: number | null;
    /** The goods are back already. */
    isReceived?: boolean;
    note?: string;
  };
  return_received: AboutOrder;
  /** `isRefundDue`: the shop still has to ask where to send it. */
  return_settled: AboutOrder & { isRefundDue: boolean };

  /**
   * A refund that belongs to no order. `forWhat` names the purchase: `your gift voucher`.
   * `isUnsentVoucher`: the gift voucher was paid too late and was never sent. `how`: see
   * `order_refunded`.
   */
  payment_refunded: ToPerson & {
    amount: number;
    forWhat: string;
    isUnsentVoucher: boolean;
    how?: 'by_hand' | undefined;
  };

  /** For the receiver, with the code. */
  gift_voucher: GiftVoucherSent;
  /** For the buyer, without the code. */
  gift_voucher_paid: Pick<GiftVoucherSent, 'senderName' | 'receiverName' | 'amount'> & {
    receiverEmail: string;
  };

  membership_begun: ToPerson & {
    startsAt: Date;
    endsAt: Date;
    /** 0 if the shop has given the month. */
    amount: number;
    /** Follows a month that is active. */
    isRenewal: boolean;
    /** Without those that everyone gets, or that a switched-off feature leaves no use for. */
    benefits: EliteBenefits;
  };
  membership_ending: ToPerson & { endsAt: Date };
  membership_ended: ToPerson & { endsAt: Date };
  membership_cancelled: ToPerson & {
    refund: number;
    /** Period of the cancelled months if all are later than the active one; otherwise null. */
    later: { startsAt: Date; endsAt: Date } | null;
  };

  /** Mails must not contain health data. */
  appointment_booked: AppointmentSet;
  appointment_moved: AppointmentSet & { before: Date; isByStore: boolean };
  /** Sent the day before. */
  appointment_reminder: AppointmentSet;
  appointment_cancelled: {
    name: string;
    startsAt: Date;
    isByStore: boolean;
    /** Time of the appointment that has become free, in place of this one. */
    freeNow: Date | null;
    calendar: string;
  };
  seats_booked: BookedSeats;
  /** `before`: as it was until the change. */
  event_changed: BookedSeats & { before: Pick<BookedSeats, 'startsAt' | 'endsAt' | 'place'> };
  seats_cancelled: BookedSeats & { isByStore: boolean };
  /** `number`: the lead number. */
  enquiry_received: { name: string; subject: string; number: string };
  /** A staff reply to a lead. */
  enquiry_answered: { name: string; subject: string; number: string; text: string };

  /** `path`: of the product, such as `/products/1/name`. */
  question_answered: ToPerson & {
    productName: string;
    path: string;
    question: string;
    answer: string;
  };
  back_in_stock: { productName: string; /** `/products/1/name`. */ path: string };
  abandoned_cart: ToPerson & {
    lines: readonly GoodsLine[];
    total: number;
    /** Unsubscribe path. */
    stopPath: string;
  };
}

export type MessageKind = keyof MessageData;

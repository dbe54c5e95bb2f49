import type { MessageData, MessageKind } from './message-kinds.ts';
import type { Template } from './template.ts';
import * as account from './templates/account.ts';
import * as appointment from './templates/appointment.ts';
import * as event from './templates/event.ts';
import * as enquiry from './templates/lead.ts';
import * as gift from './templates/gift.ts';
import * as goods from './templates/goods.ts';
import * as membership from './templates/membership.ts';
import * as parcel from './templates/parcel.ts';
import * as placed from './templates/order-placed.ts';
import * as steps from './templates/order-steps.ts';
import { orderChanged } from './templates/order-changed.ts';
import { questionAnswered } from './templates/product-question.ts';
import { orderRefunded } from './templates/refund.ts';
import * as back from './templates/return.ts';
import {
  messageBudget,
  staffNotice,
  storeProblem,
  voucherGiven,
} from './templates/staff-notice.ts';

export const templates: { [Kind in MessageKind]: Template<MessageData[Kind]> } = {
  login_otp: account.loginOtp,
  mobile_otp: account.mobileOtp,
  welcome: account.welcome,
  email_confirmation: account.emailConfirmation,
  password_otp: account.passwordOtp,
  password_reset: account.passwordReset,
  login_link: account.loginLink,
  password_changed: account.passwordChanged,
  password_guessed: account.passwordGuessed,
  second_step_changed: account.secondStepChanged,
  mobile_changed: account.mobileChanged,
  email_added: account.emailAdded,
  owner_otp: account.ownerOtp,
  mobile_removed: account.mobileRemoved,
  account_closed: account.accountClosed,
  message_budget: messageBudget,
  voucher_given: voucherGiven,
  staff_notice: staffNotice,
  store_problem: storeProblem,
  staff_rights: account.staffRights,
  staff_invitation: account.staffInvitation,
  order_placed: placed.orderPlaced,
  order_paid: placed.orderPaid,
  order_payment_returned: placed.orderPaymentReturned,
  order_changed: orderChanged,
  order_confirmed: steps.orderConfirmed,
  order_packed: steps.orderPacked,
  order_shipped: steps.orderShipped,
  order_delivered: steps.orderDelivered,
  order_cancelled: steps.orderCancelled,
  order_refunded: orderRefunded,
  parcel_out_for_delivery: parcel.parcelOutForDelivery,
  parcel_attempt_failed: parcel.parcelAttemptFailed,
  parcel_delivered: parcel.parcelDelivered,
  return_requested: back.returnRequested,
  return_decided: back.returnDecided,
  return_received: back.returnReceived,
  return_settled: back.returnSettled,
  payment_refunded: gift.paymentRefunded,
  gift_voucher: gift.giftVoucher,
  gift_voucher_paid: gift.giftVoucherPaid,
  membership_begun: membership.membershipBegun,
  membership_ending: membership.membershipEnding,
  membership_ended: membership.membershipEnded,
  membership_cancelled: membership.membershipCancelled,
  appointment_booked: appointment.appointmentBooked,
  appointment_moved: appointment.appointmentMoved,
  appointment_reminder: appointment.appointmentReminder,
  appointment_cancelled: appointment.appointmentCancelled,
  seats_booked: event.seatsBooked,
  event_changed: event.eventChanged,
  seats_cancelled: event.seatsCancelled,
  enquiry_received: enquiry.leadReceived,
  enquiry_answered: enquiry.leadAnswered,
  question_answered: questionAnswered,
  back_in_stock: goods.backInStock,
  abandoned_cart: goods.abandonedCart,
};

export const messageKinds = Object.keys(templates) as MessageKind[];

/** Kinds sent by SMS once their template is registered with the operators. */
export const smsKinds = messageKinds.filter((kind) => templates[kind].sms !== undefined);

/** SMS with codes: they need a registered template. */
export const requiredSmsKinds = smsKinds.filter(
  (kind) => templates[kind].freshForSeconds !== undefined,
);

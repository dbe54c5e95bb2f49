import { demoBenefits } from '../../../contract/elite-benefits.ts';
import { inIndia } from '../../../contract/india-clock.ts';
import type { MessageData, MessageKind } from './message-kinds.ts';

const firstName = 'Asha';
const about = { orderId: 123, firstName };
const startsAt = new Date(inIndia('2026-11-24', '16:30:00'));
const calendar = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n';
const appointment = {
  name: firstName,
  patient: 'Asha Patel',
  mobile: '+919000000042',
  startsAt,
  place: 'by video or phone',
  fee: 30_000,
  changeUntil: new Date(inIndia('2026-11-24', '04:30:00')),
  phone: '+91 90000 00001',
  path: '/consult-our-vaidya/appointment/12',
  calendar,
};
const bookedSeats = {
  name: firstName,
  title: 'Soapnut Sunday',
  startsAt: new Date(inIndia('2026-11-29', '16:30:00')),
  endsAt: new Date(inIndia('2026-11-29', '18:30:00')),
  place: 'Karve Road, Kothrud, Pune',
  isOnline: false,
  seats: 2,
  path: '/event/3',
  calendar,
};
const tracked = {
  courier: 'Blue Kite',
  trackingNumber: 'BK 4482 1190',
  trackingUrl: 'https://track.example.in/BK44821190',
};
const parcel = { ...about, ...tracked, parcel: 2, cashDue: 72_275, isGift: false };
const twoParcels = [
  { ...tracked, number: 1, cashDue: 50_000 },
  { ...tracked, number: 2, courier: 'Red Panda', trackingNumber: 'RP 77120', cashDue: 22_275 },
];
const endsAt = new Date(inIndia('2026-12-21', '10:15:00'));

const lines = [
  { name: 'Raw Forest Honey', quantity: 2, total: 99_800 },
  { name: 'Tulsi Green Tea', quantity: 1, total: 24_950 },
];

const bill = {
  lines,
  discount: 12_475,
  giftVoucherAmount: 50_000,
  shipping: 10_000,
  cashFee: 0,
  payable: 72_275,
};

const placed = {
  ...about,
  ...bill,
  tax: 5_823,
  payType: 'Online Payment',
  expectedOn: '2026-11-27',
  address: {
    fullName: 'Asha Patel',
    fullAddress: '12 Lake View, Near Law Garden, Ahmedabad 380009, Gujarat',
  },
  giftMessage: 'For your new kitchen. See you at Uttarayan!',
} as const;

/** One sample of each message kind, for tests and for previews in the demo. */
export const samples: { [Kind in MessageKind]: MessageData[Kind] } = {
  login_otp: { otp: '481516' },
  mobile_otp: { otp: '234215' },
  welcome: { firstName, confirmationCode: 'mhx2k1p0.c2FtcGxl' },
  email_confirmation: { firstName, code: 'mhx2k1p0.c2FtcGxl' },
  password_otp: { otp: '903174' },
  password_reset: { firstName, code: '0b9f9a52-7f2e-4c39-9f0b-3f1d5f1d9a11' },
  login_link: { firstName, code: 'Zm9yIG9uZSBsb2dpbiBhbmQgbm8gb3RoZXIgZXZlci4' },
  password_changed: { firstName },
  password_guessed: { firstName },
  second_step_changed: { firstName, change: 'recovery_used', isOwner: false },
  mobile_changed: {
    firstName,
    mobile: '+919000000042',
    isAdded: false,
    code: 'Zm9yIG9uZSBjaGFu',
    site: 'shop.example.in',
  },
  email_added: { code: 'Zm9yIG9uZSBjaGFu', site: 'shop.example.in' },
  owner_otp: { otp: '572940' },
  mobile_removed: { firstName, mobile: '+919000000042' },
  account_closed: { firstName, isMember: true },
  voucher_given: {
    by: 'Meera Shah',
    amount: 50_000,
    reason: 'Late parcel',
    id: 12,
    isResent: false,
  },
  message_budget: { budget: '500 SMS an hour', isSms: true, isUsedUp: true },
  staff_notice: {
    title: 'New order SO-000123',
    body: '3 items, Cash on Delivery',
    path: '/dashboard/packing/SO-000123',
  },
  store_problem: {
    title: 'The server is running out of disk space',
    help: 'Customers can’t order until space is freed up.',
    detail: 'Only 20 MB left in /srv/sose/.data',
  },
  staff_rights: { firstName, isRemoved: false },
  staff_invitation: { inviter: 'Jignesh Mehta', code: 'Zk3xQp9aTz7uLw2e', days: 7 },
  order_placed: { ...placed, cashFee: 3_000, payType: 'Cash on Delivery' },
  order_paid: { ...placed, balanceDue: 0, isConfirming: true },
  order_payment_returned: { ...about, amount: 72_275, wasPaidAlready: false, isCancelled: true },
  order_changed: {
    ...about,
    ...bill,
    shipping: 15_000,
    payable: 77_275,
    balanceDue: 5_000,
    paysOnline: true,
    refund: 0,
    giftVoucherBack: 0,
    expectedOn: '2026-11-29',
    address: { fullName: 'Asha Patel', fullAddress: '4 Hill Road, Bandra, Mumbai 400050' },
  },
  order_confirmed: { ...about, expectedOn: '2026-11-27' },
  order_packed: { ...about, hasInvoice: true },
  order_shipped: {
    ...about,
    expectedOn: '2026-11-27',
    parcels: [{ ...tracked, number: 1, cashDue: 72_275 }],
    isGift: false,
    earlier: 0,
    further: 0,
    isCorrected: false,
  },
  order_delivered: {
    ...about,
    deliveredAt: new Date(inIndia('2026-11-26', '13:20:00')),
    isPartial: false,
  },
  order_cancelled: {
    ...about,
    isByStore: false,
    reason: 'Ordered by mistake',
    refund: 72_275,
    giftVoucherAmount: 50_000,
    retainedFee: 0,
  },
  order_refunded: { ...about, amount: 72_275, creditNote: 'CN/2627/000004' },
  parcel_out_for_delivery: parcel,
  parcel_attempt_failed: { ...parcel, parcel: null },
  parcel_delivered: { ...parcel, cashDue: 0 },
  return_requested: about,
  return_decided: {
    ...about,
    isAccepted: true,
    replacementId: 1043,
    note: 'Sorry about the broken jar. We’ve packed the new one in double padding.',
  },
  return_received: about,
  return_settled: { ...about, isRefundDue: false },
  payment_refunded: {
    firstName,
    amount: 19_900,
    forWhat: 'your membership',
    isUnsentVoucher: false,
  },
  gift_voucher: {
    receiverName: 'Bela',
    senderName: 'Asha Patel',
    amount: 100_000,
    code: 'K7QM-3XPA-9RTD-H2VE',
    message: 'Many happy returns! Choose something that smells of home.',
    isNewCode: false,
  },
  gift_voucher_paid: {
    senderName: 'Asha Patel',
    receiverName: 'Bela',
    receiverEmail: 'bela@example.in',
    amount: 100_000,
  },
  membership_begun: {
    firstName,
    startsAt: new Date(inIndia('2026-11-21', '10:15:00')),
    endsAt,
    amount: 19_900,
    isRenewal: false,
    benefits: demoBenefits,
  },
  membership_ending: { firstName, endsAt },
  membership_ended: { firstName, endsAt },
  membership_cancelled: { firstName, refund: 19_900, later: null },
  appointment_booked: appointment,
  appointment_moved: {
    ...appointment,
    before: new Date(inIndia('2026-11-23', '10:30:00')),
    isByStore: false,
  },
  appointment_reminder: { ...appointment, fee: 0 },
  appointment_cancelled: { name: firstName, startsAt, isByStore: true, freeNow: null, calendar },
  seats_booked: bookedSeats,
  event_changed: {
    ...bookedSeats,
    before: {
      startsAt: new Date(inIndia('2026-11-22', '16:30:00')),
      endsAt: new Date(inIndia('2026-11-22', '18:30:00')),
      place: bookedSeats.place,
    },
  },
  seats_cancelled: { ...bookedSeats, isByStore: true },
  enquiry_received: { name: firstName, subject: 'Honey in larger jars', number: 'ENQ-000123' },
  enquiry_answered: {
    name: firstName,
    subject: 'Honey in larger jars',
    number: 'ENQ-000123',
    text: 'Yes, we also pack it in 5 kg jars.\n\nShall we send you the prices?',
  },
  question_answered: {
    firstName,
    productName: 'Raw Forest Honey',
    path: '/products/12/raw-forest-honey',
    question: 'Is the honey heated before it is bottled?',
    answer: 'No. We strain it through cloth and bottle it raw.',
  },
  back_in_stock: { productName: 'Raw Forest Honey', path: '/products/12/raw-forest-honey' },
  abandoned_cart: { firstName, lines, total: 124_750, stopPath: '/unsubscribe/c-sample' },
};

/** Other cases of a kind by their names: the data that differs from its sample. */
const variants: { [Kind in MessageKind]?: Record<string, Partial<MessageData[Kind]>> } = {
  second_step_changed: {
    'Reset by an owner': { change: 'reset' },
    'To an owner': { change: 'codes_renewed', isOwner: true },
  },
  staff_rights: { Removed: { isRemoved: true } },
  mobile_changed: { 'First number': { isAdded: true } },
  message_budget: {
    'Half of the SMS': { isUsedUp: false },
    'No more emails': { budget: '2,000 emails an hour', isSms: false },
    'Half of the emails': { budget: '2,000 emails an hour', isSms: false, isUsedUp: false },
  },
  membership_begun: {
    Renewed: { isRenewal: true },
    'Given by the shop': { amount: 0 },
    'A further month, given by the shop': { amount: 0, isRenewal: true },
  },
  membership_cancelled: {
    'A later month': {
      later: { startsAt: endsAt, endsAt: new Date(inIndia('2027-01-21', '10:15:00')) },
    },
  },
  appointment_booked: {
    'For a child': { name: 'Asha Patel', patient: 'Aarav Patel' },
    'Too late to change': { changeUntil: null },
  },
  appointment_moved: {
    'By the shop': { isByStore: true },
    'By the shop, too late to change': { isByStore: true, changeUntil: null, phone: '' },
  },
  appointment_cancelled: {
    'By the customer': { isByStore: false },
    'The next one is free now': { freeNow: new Date(inIndia('2026-12-01', '11:00:00')) },
  },
  seats_booked: {
    'One seat, online': { seats: 1, place: 'Online, by video link', isOnline: true },
  },
  event_changed: {
    'New venue': { before: { ...bookedSeats, place: 'Hill Road, Bandra, Mumbai' } },
    'New end and venue': {
      before: {
        ...bookedSeats,
        endsAt: new Date(inIndia('2026-11-29', '18:00:00')),
        place: 'Hill Road, Bandra, Mumbai',
      },
    },
  },
  seats_cancelled: { 'By the customer': { isByStore: false } },
  order_placed: {
    'Without gift voucher and gift': { giftVoucherAmount: 0, payable: 122_275, giftMessage: null },
  },
  order_paid: {
    'By gift voucher': { giftVoucherAmount: 122_275, payable: 0 },
    'Changed before it was paid': { balanceDue: 10_000 },
    'Cash on Delivery, paid online later': { isConfirming: false, giftMessage: null },
  },
  order_payment_returned: {
    'Paid before': { wasPaidAlready: true },
    'Cash on Delivery, with the courier': { isCancelled: false },
  },
  order_changed: {
    'Less than was paid': {
      lines: lines.slice(1),
      discount: 2_495,
      giftVoucherAmount: 32_455,
      payable: 0,
      balanceDue: 0,
      refund: 72_275,
      giftVoucherBack: 17_545,
      shipping: 10_000,
    },
  },
  order_packed: { 'A replacement': { hasInvoice: false } },
  order_shipped: {
    'One of several parcels': { further: 2 },
    'The last of several parcels': { earlier: 2 },
    'Several parcels': { parcels: twoParcels },
    'A gift': { isGift: true },
    'Several parcels, not all': { parcels: twoParcels, further: 1 },
    'Without courier': {
      parcels: [{ number: 1, courier: null, trackingNumber: null, trackingUrl: null, cashDue: 0 }],
    },
    'Corrected tracking number': { isCorrected: true },
  },
  order_delivered: {
    'In part': { isPartial: true },
    'With items that cannot be returned': { hasNonReturnable: true },
  },
  order_cancelled: {
    'By the shop, paid by gift voucher': { isByStore: true, reason: 'Out of stock', refund: 0 },
    'Returned undelivered': {
      reason: 'Refused at the door',
      refund: 62_275,
      giftVoucherAmount: 0,
      retainedFee: 10_000,
    },
    'Not paid': { reason: 'Not paid within 24 hours', refund: 0, giftVoucherAmount: 0 },
    'Payment under review': { refund: 0, giftVoucherAmount: 0, inReview: 61_000 },
    Replacement: { refund: 0, giftVoucherAmount: 0, replacesId: 122 },
  },
  order_refunded: {
    'Gift voucher': { how: 'gift_voucher' },
    'Gift voucher with a new code': { how: 'gift_voucher', hasNewCode: true },
    'Sent manually': { how: 'by_hand' },
    'Paid in cash': { how: 'by_hand_soon' },
  },
  parcel_attempt_failed: { 'One of several, paid': { parcel: 2, cashDue: 0 } },
  return_decided: {
    'To be refunded': { replacementId: null, note: undefined },
    Declined: { isAccepted: false, replacementId: null, note: 'The seal is broken.' },
  },
  return_settled: { 'Paid in cash': { isRefundDue: true } },
  payment_refunded: {
    'Sent manually': { how: 'by_hand' },
    'Gift voucher paid too late': {
      amount: 100_000,
      forWhat: 'your gift voucher',
      isUnsentVoucher: true,
    },
  },
  gift_voucher: { 'New code': { amount: 36_250, isNewCode: true } },
};

/** Returns the sample of a kind and those of its variants, with their names. */
export function samplesOf<Kind extends MessageKind>(
  kind: Kind,
): { name: string; data: MessageData[Kind] }[] {
  const changes: Record<string, Partial<MessageData[Kind]>> = variants[kind] ?? {};
  return Object.entries({ Usual: {}, ...changes }).map(([name, change]) => ({
    name,
    data: { ...samples[kind], ...change },
  }));
}

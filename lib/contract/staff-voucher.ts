import { array, object, string, type InferType } from 'yup';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import {
  amount,
  count,
  countOrNull,
  email,
  line,
  moment,
  rupees,
  text,
  textOrNull,
} from './rules.ts';
import { staffListAnswer, staffListQuery } from './staff-list.ts';
import { storeRules } from './store-rules.ts';

const staff = staffCalls('customers');
const { least, most, messageLength } = storeRules.giftVoucher;

/** States of a gift voucher; `replaced`: another voucher has taken over its balance. */
export const voucherStates = ['active', 'spent', 'blocked', 'replaced', 'unpaid'] as const;
export type VoucherState = (typeof voucherStates)[number];

const entryReasons = ['issued', 'spent', 'given back', 'moved'] as const;

const summary = {
  id: count(),
  /** The only part of the code that the store keeps in plain text; empty until it is paid. */
  last_four: text(),
  receiver_name: text(),
  receiver_email: text(),
  sender_name: text(),
  /** Initial value in rupees. */
  amount: amount(),
  /** Current balance in rupees. */
  balance: amount(),
  state: string().oneOf(voucherStates).required(),
  created_at: moment(),
  /** Why staff issued it without payment; empty if it was paid. */
  issue_reason: text(),
};

const voucherRow = object(summary);
export type StaffVoucherRow = InferType<typeof voucherRow>;

const entry = object({
  at: moment(),
  /** Rupees; negative for amounts taken from it. */
  change: amount(),
  reason: string().oneOf(entryReasons).required(),
  order_id: textOrNull(),
});

const staffVoucher = object({
  ...summary,
  sender_email: text(),
  message: text(),
  payment_id: countOrNull(),
  blocked_at: textOrNull(),
  /** The voucher that this one replaced, and the voucher that replaced this one. */
  replaces_id: countOrNull(),
  replaced_by_id: countOrNull(),
  /** Ledger entries, newest first. */
  entries: array(entry.required()).required(),
});
export type StaffVoucher = InferType<typeof staffVoucher>;

const answer = success.shape({ data: staffVoucher.required() });

export const listStaffVouchers = staff.get(
  '/staff/vouchers/',
  'List gift vouchers, newest first; search by the end of the code, recipient and sender',
  {
    query: staffListQuery(['created_at', 'amount', 'balance']).shape({
      /** Omitted: all except unpaid ones. */
      state: string().oneOf(voucherStates, 'Unknown status').optional(),
    }),
    answer: staffListAnswer(voucherRow),
  },
);

export const getStaffVoucher = staff.get(
  '/staff/vouchers/{id}/',
  'Get a gift voucher with its history; never its code',
  { answer },
);

const amountMessage = `Enter whole rupees from ₹${least} to ₹${most}`;

const voucherGift = object({
  amount: rupees()
    .integer(amountMessage)
    .min(least, amountMessage)
    .max(most, amountMessage)
    .required(amountMessage),
  receiver_name: line(100).required('Enter the recipient’s name'),
  receiver_email: email().required('Enter the recipient’s email'),
  message: line(messageLength).default(''),
  /** Visible to staff only. */
  reason: line(300).required('Enter a reason'),
});
export type VoucherGift = InferType<typeof voucherGift>;

export const giveVoucher = staff.post(
  '/staff/vouchers/',
  'Issue a free gift voucher; its code is emailed only to the recipient',
  { body: voucherGift, answer, repeatable: true, successStatus: 201 },
);

const voucherReason = object({
  reason: line(300).required('Enter a reason'),
});

export const blockVoucher = staff.post('/staff/vouchers/{id}/block/', 'Block a gift voucher', {
  body: voucherReason,
  answer,
});

export const unblockVoucher = staff.post(
  '/staff/vouchers/{id}/unblock/',
  'Unblock a gift voucher; 409 if it was replaced by another one',
  { answer },
);

const voucherReissue = object({
  receiver_name: line(100).required('Enter the recipient’s name'),
  receiver_email: email().required('Enter the recipient’s email'),
  reason: line(300).required('Enter a reason'),
});
export type VoucherReissue = InferType<typeof voucherReissue>;

export const reissueVoucher = staff.post(
  '/staff/vouchers/{id}/reissue/',
  'Reissue a gift voucher: block it and email a new code with its balance, optionally to another email; returns the new voucher',
  { body: voucherReissue, answer },
);

import { storeRules } from '../../contract/store-rules';
import { formatRupees } from '../../format/money';
import type { PlainField } from './plain-form';

const { least, most, messageLength } = storeRules.giftVoucher;

export const giftVoucherFields: PlainField[] = [
  {
    name: 'amount',
    label: 'Amount',
    kind: 'text',
    prefix: '₹',
    help: `Any amount from ${formatRupees(least)} to ${formatRupees(most)}, in whole rupees.`,
    autoComplete: 'transaction-amount',
  },
  { name: 'receiver_name', label: 'Recipient’s name', kind: 'text', maxLength: 100 },
  {
    name: 'receiver_email',
    label: 'Recipient’s email',
    kind: 'email',
    help: 'We’ll send the voucher here.',
    autoComplete: 'off',
  },
  { name: 'sender_name', label: 'Your name', kind: 'text', autoComplete: 'name', maxLength: 100 },
  {
    name: 'sender_email',
    label: 'Your email',
    kind: 'email',
    help: 'We’ll send your confirmation here.',
    autoComplete: 'email',
  },
  {
    name: 'message',
    label: 'Message',
    kind: 'area',
    isOptional: true,
    maxLength: messageLength,
  },
];

import type { StaffVoucher, VoucherState } from '../../contract/staff-voucher';
import type { StateLabel } from '../state-label';

export const voucherStateLabels: Record<VoucherState, StateLabel> = {
  active: { label: 'Active', mood: 'good' },
  spent: { label: 'Used up', mood: 'past' },
  blocked: { label: 'Blocked', mood: 'bad' },
  replaced: { label: 'Replaced', mood: 'past' },
  unpaid: { label: 'Not paid', mood: 'waits' },
};

export const entryReasonLabels: Record<StaffVoucher['entries'][number]['reason'], string> = {
  issued: 'Issued',
  spent: 'Used',
  'given back': 'Refunded',
  moved: 'Transferred to or from another voucher',
};

/** The code is secret; only the last four digits are known. */
export const voucherName = ({ last_four }: Pick<StaffVoucher, 'last_four'>): string =>
  last_four ? `•••• ${last_four}` : 'No code yet';

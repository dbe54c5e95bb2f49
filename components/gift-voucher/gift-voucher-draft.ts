import type { Control, UseFormReturn } from 'react-hook-form';
import type { GiftVoucherInput } from '@/lib/contract/gift-voucher';

export type GiftVoucherDraft = UseFormReturn<GiftVoucherInput, unknown, GiftVoucherInput>;
export type GiftVoucherControl = Control<GiftVoucherInput, unknown, GiftVoucherInput>;

export const emptyGiftVoucher: GiftVoucherInput = {
  amount: '500',
  receiver_name: '',
  receiver_email: '',
  sender_name: '',
  sender_email: '',
  message: '',
  recaptcha: '',
};

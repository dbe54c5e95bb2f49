'use client';

import { useController } from 'react-hook-form';
import { TextField } from '@/components/form/text-field';
import { Chip } from '@/components/ui/chip';
import { storeRules } from '@/lib/contract/store-rules';
import { formatRupees } from '@/lib/format/money';
import { parseRupees, typedAmount } from '@/lib/features/gift-voucher/open-payment';
import type { GiftVoucherControl } from './gift-voucher-draft';

const { presets, least, most } = storeRules.giftVoucher;

export function AmountField({ control }: { control: GiftVoucherControl }) {
  const { field, fieldState } = useController({ control, name: 'amount' });
  return (
    <div className="grid gap-4">
      <div
        role="group"
        aria-label="Choose an amount"
        className="grid grid-cols-2 gap-2 md:flex noscript:hidden"
      >
        {presets.map((preset) => (
          <Chip
            key={preset}
            isChosen={parseRupees(field.value) === preset}
            onPress={() => field.onChange(String(preset))}
          >
            <span className="mx-auto px-1 py-2.5 text-3 font-[650]">{formatRupees(preset)}</span>
          </Chip>
        ))}
      </div>
      <TextField
        control={control}
        name="amount"
        label="Amount"
        prefix="₹"
        inputMode="numeric"
        autoComplete="transaction-amount"
        clean={typedAmount}
        help={
          fieldState.error
            ? undefined
            : `Or enter any amount from ${formatRupees(least)} to ${formatRupees(most)}, in whole rupees.`
        }
      />
    </div>
  );
}

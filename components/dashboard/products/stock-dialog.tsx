'use client';

import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ActionDialog } from '@/components/form/action-dialog';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { toastSuccess } from '@/components/ui/toast';
import { useWork } from '@/components/ui/use-work';
import { ApiError } from '@/lib/api/api-error';
import { sendLazily } from '@/lib/api/lazily';
import { randomKey } from '@/lib/api/random-key';
import { moveStock, type StockInput } from '@/lib/contract/staff-product-stock';

interface StockDialogProps {
  productId: number;
  stock: number | null;
  onClose: () => void;
  onMoved: () => void;
}

interface StockDraft {
  way: 'add' | 'remove' | 'count' | 'unknown';
  pieces: string;
  note: string;
}

const changeTypes = [
  { value: 'add', label: 'Received' },
  { value: 'remove', label: 'Removed' },
  { value: 'count', label: 'Counted (set to this number)' },
  { value: 'unknown', label: 'Stop tracking stock' },
];

function toStockInput({ way, pieces, note }: StockDraft): StockInput | string {
  if (way === 'unknown') return { set_to: null, note };
  const count = /^\d{1,7}$/.test(pieces.trim()) ? Number(pieces) : NaN;
  if (Number.isNaN(count) || (count === 0 && way !== 'count')) return 'Enter a number';
  if (way === 'count') return { set_to: count, note };
  return { change: way === 'add' ? count : -count, note };
}

export function StockDialog({ productId, stock, onClose, onMoved }: StockDialogProps) {
  const { control, getValues, setError } = useForm<StockDraft>({
    defaultValues: { way: stock === null ? 'count' : 'add', pieces: '', note: '' },
  });
  const { isBusy, problem, run } = useWork({
    showAtField: (error) => {
      const fields = error instanceof ApiError ? error.fields : {};
      const message = fields['change']?.[0] ?? fields['set_to']?.[0];
      if (message) setError('pieces', { message });
      return message !== undefined;
    },
  });
  const [idempotencyKey] = useState(randomKey);
  const way = useWatch({ control, name: 'way' });

  const save = () =>
    run(async () => {
      const body = toStockInput(getValues());
      if (typeof body === 'string') return setError('pieces', { message: body });
      if (body.note.trim() === '') return setError('note', { message: 'Enter a reason' });
      await sendLazily(moveStock, { params: { id: productId }, body, idempotencyKey });
      toastSuccess('Stock updated');
      onMoved();
      onClose();
    });

  return (
    <ActionDialog
      title="Update stock"
      onClose={onClose}
      actionLabel="Update stock"
      busyText={isBusy ? 'Saving' : undefined}
      problem={problem}
      onAction={save}
    >
      <div className="grid gap-4">
        <SelectField control={control} name="way" label="Type of change" options={changeTypes} />
        {way !== 'unknown' && (
          <TextField control={control} name="pieces" label="Units" inputMode="numeric" />
        )}
        <TextField
          control={control}
          name="note"
          label="Reason"
          maxLength={200}
          help="Shown in the stock history, e.g. new delivery, broken jar, stock count"
        />
      </div>
    </ActionDialog>
  );
}

import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ActionDialog } from '@/components/form/action-dialog';
import { draftResolver } from '@/components/form/draft-resolver';
import { SelectField } from '@/components/form/select-field';
import { showFieldErrors } from '@/components/form/show-field-errors';
import { TextField } from '@/components/form/text-field';
import { toastSuccess } from '@/components/ui/toast';
import { useWork } from '@/components/ui/use-work';
import { sendLazily } from '@/lib/api/lazily';
import { randomKey } from '@/lib/api/random-key';
import { moveStock, type StockInput } from '@/lib/contract/staff-product-stock';
import { changeTypes, toStockInput, type StockDraft } from '@/lib/dashboard/products/stock-draft';

interface StockDialogProps {
  productId: number;
  stock: number | null;
  onClose: () => void;
  onMoved: () => void;
}

const resolver = draftResolver<StockDraft, StockInput>(moveStock.body, toStockInput);

export function StockDialog({ productId, stock, onClose, onMoved }: StockDialogProps) {
  const { control, handleSubmit, setError } = useForm<StockDraft, unknown, StockInput>({
    defaultValues: {
      change_type: stock === null ? 'count' : 'add',
      change: '',
      set_to: '',
      note: '',
    },
    resolver,
  });
  const { isBusy, problem, run } = useWork({
    showAtField: (error) => showFieldErrors(error, ['change', 'set_to', 'note'], setError),
  });
  const [idempotencyKey] = useState(randomKey);
  const changeType = useWatch({ control, name: 'change_type' });
  const unitsField = changeType === 'count' ? 'set_to' : 'change';

  const save = handleSubmit((body) =>
    run(async () => {
      await sendLazily(moveStock, { params: { id: productId }, body, idempotencyKey });
      toastSuccess('Stock updated');
      onMoved();
      onClose();
    }),
  );

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
        <SelectField
          control={control}
          name="change_type"
          label="Type of change"
          options={changeTypes}
        />
        {changeType !== 'unknown' && (
          <TextField
            key={unitsField}
            control={control}
            name={unitsField}
            label="Units"
            inputMode="numeric"
          />
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

import { useForm } from 'react-hook-form';
import { ActionDialog } from '@/components/form/action-dialog';
import { draftResolver } from '@/components/form/draft-resolver';
import { showFieldErrors } from '@/components/form/show-field-errors';
import { TextField } from '@/components/form/text-field';
import { toastSuccess } from '@/components/ui/toast';
import { useWork } from '@/components/ui/use-work';
import { sendLazily } from '@/lib/api/lazily';
import { planPrice, type PriceScheduleInput } from '@/lib/contract/staff-product-price';
import type { StaffProduct } from '@/lib/contract/staff-product';
import { fromLocalMoment, toLocalMoment } from '@/lib/dashboard/products/local-moment';
import { formatRupees } from '@/lib/format/money';

interface PriceDialogProps {
  product: StaffProduct;
  onClose: () => void;
  onPlanned: () => Promise<void>;
}

interface PriceDraft {
  price: string;
  starts_at: string;
  ends_at: string;
}

const names = ['price', 'starts_at', 'ends_at'] as const;

const resolver = draftResolver<PriceDraft, PriceScheduleInput>(
  planPrice.body,
  ({ price, starts_at, ends_at }) => ({
    price: price || undefined,
    starts_at: fromLocalMoment(starts_at) ?? '',
    ends_at: fromLocalMoment(ends_at),
  }),
);

export function PriceDialog({ product, onClose, onPlanned }: PriceDialogProps) {
  const { control, handleSubmit, setError } = useForm<PriceDraft, unknown, PriceScheduleInput>({
    defaultValues: { price: '', starts_at: toLocalMoment(new Date().toISOString()), ends_at: '' },
    resolver,
  });
  const { isBusy, problem, run } = useWork({
    showAtField: (error) => showFieldErrors(error, names, setError),
  });

  const plan = handleSubmit((body) =>
    run(async () => {
      await sendLazily(planPrice, { params: { id: product.id }, body });
      await onPlanned();
      toastSuccess('Price scheduled');
      onClose();
    }),
  );

  return (
    <ActionDialog
      title="Schedule price"
      onClose={onClose}
      actionLabel="Schedule price"
      busyText={isBusy ? 'Saving' : undefined}
      problem={problem}
      onAction={plan}
    >
      <div className="grid gap-4">
        <TextField
          control={control}
          name="price"
          label="Price"
          prefix="₹"
          inputMode="decimal"
          help={`Current price ${formatRupees(product.product_price)}, MRP ${formatRupees(product.base_price)}`}
        />
        <TextField
          control={control}
          name="starts_at"
          type="datetime-local"
          label="Starts"
          help="Indian time (IST)"
        />
        <TextField
          control={control}
          name="ends_at"
          type="datetime-local"
          label="Ends"
          isOptional
          help="The previous price applies again from then on. Leave blank to keep the new price."
        />
      </div>
    </ActionDialog>
  );
}

import { useForm, useWatch } from 'react-hook-form';
import type { InferType } from 'yup';
import { FormDialogFoot } from '@/components/form/form-dialog-foot';
import { draftResolver } from '@/components/form/draft-resolver';
import { RadioCards } from '@/components/form/radio-cards';
import { TextareaField } from '@/components/form/textarea-field';
import { Dialog } from '@/components/ui/dialog';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { errorMessage } from '@/lib/api/api-error';
import type { Order } from '@/lib/contract/order';
import { sendCancel } from '@/lib/features/order/calls';
import { cancelText } from '@/lib/features/order/cancel-text';
import {
  another,
  cancelDraft,
  cancelReasons,
  longestNote,
  formatReason,
} from '@/lib/features/order/change-reasons';

export interface ChangeDialogProps {
  order: Order;
  /** `YYYY-MM-DD` in India. */
  today: string;
  isOpen: boolean;
  onClose: () => void;
  onChanged: () => void;
}

interface CancelDraft {
  choice: string | null;
  note: string;
}

export function CancelDialog({ order, isOpen, onClose, onChanged }: ChangeDialogProps) {
  const { control, handleSubmit, setError, formState } = useForm({
    defaultValues: { choice: null, note: '' },
    resolver: draftResolver<CancelDraft, InferType<typeof cancelDraft>>(cancelDraft),
  });

  const choice = useWatch({ control, name: 'choice' });

  const submit = handleSubmit(async (draft) => {
    try {
      const { message } = await sendCancel(order.order_id, formatReason(draft));
      toastSuccess(message);
      onChanged();
    } catch (error) {
      const message = errorMessage(error);
      setError('root', { message });
      toastError(message);
    }
  });

  return (
    <Dialog title={`Cancel order ${order.order_id}`} isOpen={isOpen} onClose={onClose}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <p>{cancelText(order)}</p>
        <RadioCards
          control={control}
          name="choice"
          label="Why are you cancelling?"
          cards={cancelReasons.map((value) => ({ value, label: value }))}
        />
        <TextareaField
          control={control}
          name="note"
          label="Anything to add"
          isOptional={choice !== another}
          rows={2}
          maxLength={longestNote}
        />
        <FormDialogFoot
          state={formState}
          onClose={onClose}
          dismissLabel="Keep order"
          submitLabel="Cancel order"
          submitKind="danger"
          busyText="Cancelling"
        />
      </form>
    </Dialog>
  );
}

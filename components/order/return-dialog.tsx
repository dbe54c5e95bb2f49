import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { InferType } from 'yup';
import { FormDialogFoot } from '@/components/form/form-dialog-foot';
import { draftResolver } from '@/components/form/draft-resolver';
import { PictureFiles } from '@/components/form/picture-files';
import { RadioCards, type RadioCard } from '@/components/form/radio-cards';
import { TextareaField } from '@/components/form/textarea-field';
import { Dialog } from '@/components/ui/dialog';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { errorMessage } from '@/lib/api/api-error';
import { pictureFault, pictureRules } from '@/lib/contract/file';
import type { Order } from '@/lib/contract/order';
import { isReplacementReason } from '@/lib/contract/order-change';
import { askForAccount } from '@/lib/contract/order-texts';
import { sayNonReturnable } from '@/lib/contract/return-windows';
import { storeRules } from '@/lib/contract/store-rules';
import { formatDate } from '@/lib/format/date';
import { sendReturn } from '@/lib/features/order/calls';
import {
  longestNote,
  formatReason,
  replacementReasons,
  returnDraft,
  returnReasons,
} from '@/lib/features/order/change-reasons';
import { returnChoices } from '@/lib/features/order/order-rules';
import { excludedNames, type ReturnItem } from '@/lib/features/order/return-items';
import type { ChangeDialogProps } from './cancel-dialog';
import { ReturnItems } from './return-items';

interface ReturnDraft {
  items: ReturnItem[];
  choice: string | null;
  note: string;
}

export function ReturnDialog({ order, today, isOpen, onClose, onChanged }: ChangeDialogProps) {
  const [pictures, setPictures] = useState<File[]>([]);
  const { control, handleSubmit, setError, formState } = useForm({
    defaultValues: { items: [], choice: null, note: '' },
    resolver: draftResolver<ReturnDraft, InferType<typeof returnDraft>>(returnDraft),
  });

  const submit = handleSubmit(async ({ items, ...draft }) => {
    const reason = formatReason(draft);
    const excluded = excludedNames(order.product_info, items);
    if (excluded.length > 0 && !isReplacementReason(reason)) {
      const message = sayNonReturnable(excluded);
      setError('items', { message }, { shouldFocus: true });
      return;
    }
    try {
      const returnRequest = { reason, items, pictures };
      const { message } = await sendReturn(order.order_id, returnRequest);
      toastSuccess(message);
      onChanged();
    } catch (error) {
      const message = errorMessage(error);
      setError('root', { message });
      toastError(message);
    }
  });

  return (
    <Dialog title="Return items" isOpen={isOpen} onClose={onClose}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-6">
        <ReturnItems
          control={control}
          name="items"
          label="Which items are you returning?"
          order={order}
        />
        <RadioCards
          control={control}
          name="choice"
          label="Why are you returning them?"
          cards={reasonCards(order, today)}
        />
        <TextareaField
          control={control}
          name="note"
          label="Anything to add"
          isOptional
          rows={3}
          maxLength={longestNote}
        />
        <PictureFiles
          accept={pictureRules.types}
          findFault={pictureFault}
          pictures={pictures}
          onChange={setPictures}
          maxPictures={storeRules.picturesPerReturn}
          help={`Up to ${storeRules.picturesPerReturn}, JPEG, PNG or WebP, 5 MB each. Pictures help us sort this out faster.`}
        />
        {order.pay_type === 'Cash on Delivery' && (
          <p>
            You paid in cash, so a refund is sent to your UPI ID or bank account. {askForAccount}
          </p>
        )}
        <FormDialogFoot
          state={formState}
          onClose={onClose}
          submitLabel="Request return"
          busyText="Sending"
        />
      </form>
    </Dialog>
  );
}

function reasonCards(order: Order, today: string): RadioCard[] {
  const choices = returnChoices(order, today);
  const isReplaced = choices?.replacement && order.replacement_until;
  const replaced = isReplaced ? replacementReasons : [];
  const help = isReplaced && `We’ll send a replacement. Report it by ${formatDate(isReplaced)}.`;
  return [
    ...replaced.map((value) => ({ value, label: value, help })),
    ...(choices?.others ? returnReasons.map((value) => ({ value, label: value })) : []),
  ];
}

import { useState, type ReactNode } from 'react';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toastSuccess } from '@/components/ui/toast';
import { useWork } from '@/components/ui/use-work';
import { sendLazily } from '@/lib/api/lazily';
import type { OrderChangePreview } from '@/lib/contract/order-edit';
import type { StaffOrder } from '@/lib/contract/staff-order-detail';
import { editOrder, previewOrderEdit, type OrderEdit } from '@/lib/contract/staff-order-edit';
import { notFilledIn } from '@/lib/dashboard/orders/not-filled-in';
import { TextQuestion } from '../text-question';
import { EditPreview } from './edit-preview';

export type EditOfOrder = Omit<OrderEdit, 'version'>;

interface EditDialogProps {
  order: StaffOrder;
  title: string;
  onClose: () => void;
  onChanged: (order: StaffOrder) => void;
  /** Returns the change, or undefined if fields are invalid. Throws if something is missing. */
  read: () => Promise<EditOfOrder | undefined>;
  children: ReactNode;
}

interface Shown {
  edit: OrderEdit;
  preview: OrderChangePreview;
}

export function EditDialog({ order, title, onClose, onChanged, read, children }: EditDialogProps) {
  const [shown, setShown] = useState<Shown>();
  const [reason, setReason] = useState('');
  const { isBusy, problem, run } = useWork();
  const { order_id: orderId, version } = order;

  const show = () =>
    run(async () => {
      const change = await read();
      if (!change) return;
      const edit = { ...change, version };
      const { data: preview } = await sendLazily(previewOrderEdit, {
        params: { orderId },
        body: edit,
      });
      setShown({ edit, preview });
    });
  const confirm = ({ edit, preview }: Shown) =>
    run(async () => {
      if (reason.trim() === '') throw notFilledIn('Enter a reason for the change');
      const body = { ...edit, reason: reason.trim(), amount: preview.after.amount };
      const { data } = await sendLazily(editOrder, { params: { orderId }, body });
      onChanged(data);
      toastSuccess(`Order ${orderId} updated`);
      onClose();
    });

  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          {shown && (
            <Button kind="second" onClick={() => setShown(undefined)}>
              Back
            </Button>
          )}
          <Button
            busyText={isBusy ? 'Working' : undefined}
            onClick={() => (shown ? confirm(shown) : show())}
          >
            {shown ? 'Save changes' : 'Show new total'}
          </Button>
        </>
      }
    >
      <div hidden={shown !== undefined}>{children}</div>
      {shown && (
        <div className="grid gap-4">
          <EditPreview preview={shown.preview} />
          <TextQuestion
            label="Reason (saved in the order history)"
            value={reason}
            maxLength={300}
            onChange={setReason}
          />
        </div>
      )}
      <FormProblem>{problem}</FormProblem>
    </Dialog>
  );
}

import { useState } from 'react';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { linkClass } from '@/components/ui/button-class';
import { Dialog } from '@/components/ui/dialog';
import { Link } from '@/components/ui/link';
import { toastSuccess } from '@/components/ui/toast';
import { useWork } from '@/components/ui/use-work';
import type { OrderChangePreview } from '@/lib/contract/order-edit';
import { useAddresses } from '@/lib/features/address/use-addresses';
import { readAddressChange, sendAddressChange } from '@/lib/features/order/calls';
import { changeTexts } from '@/lib/features/order/change-texts';
import { formatDate } from '@/lib/format/date';
import { routes } from '@/lib/platform/routes';
import type { ChangeDialogProps } from './cancel-dialog';

interface Shown {
  addressId: number;
  change: OrderChangePreview;
}

export function AddressDialog({ order, isOpen, onClose, onChanged }: ChangeDialogProps) {
  const { order_id: orderId } = order;
  const { data, isLoading } = useAddresses();
  const [shown, setShown] = useState<Shown>();
  const { isBusy, problem, run } = useWork();

  const choose = (addressId: number) =>
    run(async () => {
      setShown(undefined);
      setShown({ addressId, change: await readAddressChange(orderId, addressId) });
    });
  const confirm = ({ addressId, change }: Shown) =>
    run(async () => {
      const { message } = await sendAddressChange(orderId, addressId, change.after.amount);
      toastSuccess(message);
      onChanged();
    });

  return (
    <Dialog
      title={`Change the address of order ${orderId}`}
      isOpen={isOpen}
      onClose={onClose}
      foot={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          {shown && (
            <Button busyText={isBusy ? 'One moment' : undefined} onClick={() => confirm(shown)}>
              Use this address
            </Button>
          )}
        </>
      }
    >
      {isLoading && <p role="status">Loading your addresses</p>}
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-[550]">Choose a delivery address</legend>
        {data?.data.map((address) => (
          <label
            key={address.id}
            className="flex min-h-12 items-start gap-3 rounded-control border border-edge bg-paper-0 px-3 py-[0.6875rem] has-checked:border-leaf-7 has-checked:bg-leaf-1"
          >
            <input
              type="radio"
              name="address"
              className="tick mt-0.5"
              onChange={() => choose(address.id)}
            />
            <span>
              <span className="block font-[550]">{address.full_name}</span>
              {[address.address_line_1, address.address_line_2, address.landmark]
                .filter(Boolean)
                .join(', ')}
              , {address.city_obj.name} {address.postal_code}
            </span>
          </label>
        ))}
      </fieldset>
      <Link
        href={routes.addAddress(routes.order(orderId))}
        className={`${linkClass} inline-flex min-h-11 items-center`}
      >
        Add address
      </Link>
      <div role="status" className="mt-3">
        {shown && <AddressChange change={shown.change} />}
      </div>
      <FormProblem>{problem}</FormProblem>
    </Dialog>
  );
}

function AddressChange({ change }: { change: OrderChangePreview }) {
  return (
    <>
      <p>{changeTexts(change).join(' ')}</p>
      {change.note && <p className="mt-1">{change.note}</p>}
      {change.expected_on && (
        <p className="mt-1">It should arrive by {formatDate(change.expected_on)}.</p>
      )}
    </>
  );
}

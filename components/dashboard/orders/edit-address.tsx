import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { draftResolver } from '@/components/form/draft-resolver';
import { SelectField } from '@/components/form/select-field';
import { Button } from '@/components/ui/button';
import type { StaffOrder } from '@/lib/contract/staff-order-detail';
import { enteredAddress, type EnteredAddress } from '@/lib/contract/staff-order-edit';
import {
  addressChoices,
  emptyAddress,
  filledFrom,
  type EnteredAddressDraft,
} from '@/lib/dashboard/orders/entered-address-draft';
import { EditDialog, type EditOfOrder } from './edit-dialog';
import { EnteredAddressFields } from './entered-address-fields';

interface EditAddressProps {
  order: StaffOrder;
  countryId: number;
  onChanged: (order: StaffOrder) => void;
}

export function EditAddress({ order, countryId, onChanged }: EditAddressProps) {
  const [isOpen, setIsOpen] = useState(false);
  const form = useForm({
    defaultValues: emptyAddress(countryId),
    resolver: draftResolver<EnteredAddressDraft, EnteredAddress>(enteredAddress),
  });

  function fillFrom(id: number | null) {
    const address = order.addresses.find((one) => one.id === id);
    form.reset(address ? filledFrom(address) : emptyAddress(countryId));
  }

  function read(): Promise<EditOfOrder | undefined> {
    return new Promise((resolve, reject) => {
      form
        .handleSubmit(
          (address) => resolve({ address }),
          () => resolve(undefined),
        )()
        .catch(reject);
    });
  }

  return (
    <>
      <Button
        kind="quiet"
        size="card"
        onClick={() => {
          fillFrom(order.addresses[0]?.id ?? null);
          setIsOpen(true);
        }}
      >
        Change address
      </Button>
      {isOpen && (
        <EditDialog
          order={order}
          title={`Change address of ${order.order_id}`}
          onClose={() => setIsOpen(false)}
          onChanged={onChanged}
          read={read}
        >
          <AddressStart order={order} onChosen={fillFrom} />
          <EnteredAddressFields form={form} />
        </EditDialog>
      )}
    </>
  );
}

interface AddressStartProps {
  order: StaffOrder;
  onChosen: (id: number | null) => void;
}

function AddressStart({ order: { addresses }, onChosen }: AddressStartProps) {
  const { control } = useForm({ defaultValues: { from: addresses[0]?.id ?? 0 } });
  if (addresses.length === 0) return null;
  return (
    <SelectField
      control={control}
      name="from"
      label="Saved address"
      options={addressChoices(addresses)}
      onChosen={(id) => onChosen(Number(id))}
    />
  );
}

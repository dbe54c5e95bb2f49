import type { UseFormReturn } from 'react-hook-form';
import type { Address } from '@/lib/contract/address';
import type { EnteredAddress } from '@/lib/contract/staff-order-edit';
import { Tick } from '@/components/ui/tick';
import {
  addressChoices,
  type EnteredAddressDraft,
} from '@/lib/dashboard/orders/entered-address-draft';
import { EnteredAddressFields } from './entered-address-fields';

interface NewOrderAddressProps {
  addresses: Address[];
  /** 0: a new one. */
  addressId: number;
  onChosen: (id: number) => void;
  form: UseFormReturn<EnteredAddressDraft, unknown, EnteredAddress>;
}

export function NewOrderAddress({ addresses, addressId, onChosen, form }: NewOrderAddressProps) {
  return (
    <>
      {addresses.length > 0 && (
        <fieldset>
          <legend className="sr-only">Delivery address</legend>
          {addressChoices(addresses).map(({ value, label }) => (
            <Tick
              key={value}
              type="radio"
              name="address"
              checked={addressId === value}
              onChange={() => onChosen(value)}
            >
              {label}
            </Tick>
          ))}
        </fieldset>
      )}
      {addressId === 0 && <EnteredAddressFields form={form} />}
    </>
  );
}

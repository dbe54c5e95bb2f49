import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { WithoutScripts } from '@/components/ui/without-scripts';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { chooseDefault, removeAddress, useAddresses } from '@/lib/features/address/use-addresses';
import { errorMessage } from '@/lib/api/api-error';
import type { Address } from '@/lib/contract/address';
import { routes } from '@/lib/platform/routes';
import { AddressRow } from './address-row';
import { ActionDialog } from '@/components/form/action-dialog';
import { addressLine } from '@/lib/features/address/address-list';

export function AddressList({ known }: { known: Address[] }) {
  const addresses = useAddresses(known).data?.data ?? known;
  const [leaving, setLeaving] = useState<Address>();
  const [busyId, setBusyId] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);

  async function change(id: number, make: () => Promise<string | undefined>, done: string) {
    setBusyId(id);
    try {
      toastSuccess((await make()) ?? done);
      return true;
    } catch (error) {
      toastError(errorMessage(error));
      return false;
    } finally {
      setBusyId(undefined);
    }
  }

  async function remove({ id }: Address) {
    const isDeleted = await change(id, () => removeAddress(id), 'Address deleted');
    // Closes the dialog synchronously first: while it is open, nothing behind it can take the
    // focus.
    flushSync(() => setLeaving(undefined));
    if (isDeleted) heading.current?.focus();
  }

  return (
    <section aria-labelledby="addresses-head">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2
          id="addresses-head"
          ref={heading}
          tabIndex={-1}
          className="font-display text-4 font-medium outline-none"
        >
          Addresses
        </h2>
        {addresses.length > 0 && (
          <Link
            href={routes.addAddress(routes.addresses)}
            className={buttonClass('second', 'card')}
          >
            Add address
          </Link>
        )}
      </div>
      {addresses.length > 0 && <WithoutScripts to="delete an address" />}
      {addresses.length === 0 ? (
        <EmptyState plant="neem" text="No addresses added yet.">
          <Link href={routes.addAddress(routes.addresses)} className={buttonClass()}>
            Add address
          </Link>
        </EmptyState>
      ) : (
        <ul className="mt-3 border-t border-ink">
          {addresses.map((address) => (
            <AddressRow
              key={address.id}
              address={address}
              isBusy={busyId === address.id}
              onDelete={() => setLeaving(address)}
              onMakeDefault={() =>
                change(address.id, () => chooseDefault(address.id), 'Address updated')
              }
            />
          ))}
        </ul>
      )}
      <DeleteAddress
        address={leaving}
        isBusy={leaving !== undefined && busyId === leaving.id}
        onKeep={() => setLeaving(undefined)}
        onDelete={remove}
      />
    </section>
  );
}

interface DeleteAddressProps {
  address: Address | undefined;
  isBusy: boolean;
  onKeep: () => void;
  onDelete: (address: Address) => void;
}

function DeleteAddress({ address, isBusy, onKeep, onDelete }: DeleteAddressProps) {
  return (
    <ActionDialog
      title="Delete this address?"
      isOpen={address !== undefined}
      onClose={onKeep}
      dismissKind="second"
      actionLabel="Delete"
      actionKind="danger"
      busyText={isBusy ? 'Deleting' : undefined}
      onAction={() => address && onDelete(address)}
    >
      {address && (
        <>
          <p className="font-[550]">{address.full_name}</p>
          <p className="mt-1">{addressLine(address)}</p>
          <p className="mt-3 text-1 text-ink-2">Your past orders won’t change.</p>
        </>
      )}
    </ActionDialog>
  );
}

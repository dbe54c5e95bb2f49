'use client';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { addressLine } from '@/lib/features/address/address-list';
import type { Address } from '@/lib/contract/address';

interface DeleteAddressProps {
  address: Address | undefined;
  isBusy: boolean;
  onKeep: () => void;
  onDelete: (address: Address) => void;
}

export function DeleteAddress({ address, isBusy, onKeep, onDelete }: DeleteAddressProps) {
  return (
    <Dialog
      title="Delete this address?"
      isOpen={address !== undefined}
      onClose={onKeep}
      foot={
        <>
          <Button kind="second" onClick={onKeep}>
            Cancel
          </Button>
          <Button
            kind="danger"
            busyText={isBusy ? 'Deleting' : undefined}
            onClick={() => address && onDelete(address)}
          >
            Delete
          </Button>
        </>
      }
    >
      {address && (
        <>
          <p className="font-[550]">{address.full_name}</p>
          <p className="mt-1">{addressLine(address)}</p>
          <p className="mt-3 text-1 text-ink-2">Your past orders won’t change.</p>
        </>
      )}
    </Dialog>
  );
}

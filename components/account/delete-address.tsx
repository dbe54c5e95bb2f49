'use client';

import { Button } from '@/components/ui/button';
import { Drawer } from '@/components/ui/drawer';
import { addressLine } from '@/lib/address/address-list';
import type { Address } from '@/lib/contract/address';

interface DeleteAddressProps {
  /** The one that is about to go; nothing is asked while there is none. */
  address: Address | undefined;
  isBusy: boolean;
  onKeep: () => void;
  onDelete: (address: Address) => void;
}

/** Asks before an address goes. */
export function DeleteAddress({ address, isBusy, onKeep, onDelete }: DeleteAddressProps) {
  return (
    <Drawer
      title="Delete this address?"
      side="centre"
      isOpen={address !== undefined}
      onClose={onKeep}
    >
      {address && (
        <div className="p-4">
          <p className="font-[550]">{address.full_name}</p>
          <p className="mt-1">{addressLine(address)}</p>
          <p className="mt-3 text-1 text-ink-2">Orders that went there keep it.</p>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button kind="second" onClick={onKeep}>
              Keep it
            </Button>
            <Button busyText={isBusy ? 'Deleting' : undefined} onClick={() => onDelete(address)}>
              Delete
            </Button>
          </div>
        </div>
      )}
    </Drawer>
  );
}

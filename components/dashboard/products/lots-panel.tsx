'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { mostLots, type StaffLot } from '@/lib/contract/staff-product-lot';
import { useLots } from '@/lib/dashboard/products/use-lots';
import { Panel } from '../panel';
import { LotDialog } from './lot-dialog';
import { LotRow } from './lot-row';

interface LotsPanelProps {
  productId: number;
  lots: StaffLot[];
  onChange: (lots: StaffLot[], version: number) => void;
  /** Runs one task at a time. */
  queue: <T>(work: () => Promise<T>) => Promise<T>;
}

export function LotsPanel({ productId, lots, onChange, queue }: LotsPanelProps) {
  const { save, remove, removeReport } = useLots(productId, onChange, queue);
  const [edited, setEdited] = useState<StaffLot | 'new'>();
  const lot = edited === 'new' ? undefined : edited;

  return (
    <Panel
      title="Lots"
      actions={
        <Button
          kind="second"
          size="card"
          disabled={lots.length >= mostLots}
          onClick={() => setEdited('new')}
        >
          Add lot
        </Button>
      }
    >
      {lots.length === 0 ? (
        <p className="text-ink-2">
          No lots. The product page shows the newest three that a laboratory has tested.
        </p>
      ) : (
        <ul className="price-plans">
          {lots.map((one) => (
            <LotRow
              key={one.id}
              productId={productId}
              lot={one}
              onEdit={() => setEdited(one)}
              onRemove={() => remove(one.id)}
              onRemoveReport={() => removeReport(one.id)}
            />
          ))}
        </ul>
      )}
      {edited && (
        <LotDialog
          lot={lot}
          onSave={(form) => save(lot?.id, form)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Panel>
  );
}

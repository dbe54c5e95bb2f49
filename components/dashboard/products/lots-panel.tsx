import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { sendLazily } from '@/lib/api/lazily';
import { maxLots, type StaffLot } from '@/lib/contract/staff-product-lot';
import * as calls from '@/lib/contract/staff-product-lot';
import type { Call } from '@/lib/contract/endpoint';
import { Panel } from '../panel';
import { LotDialog } from './lot-dialog';
import { LotRow } from './lot-row';

interface Lots {
  data: StaffLot[];
  version: number;
}

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
          disabled={lots.length >= maxLots}
          onClick={() => setEdited('new')}
        >
          Add lot
        </Button>
      }
    >
      {lots.length === 0 ? (
        <p className="text-ink-2">
          No lots yet. The product page shows the three newest lab-tested lots.
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

/** Each change of a lot is saved immediately. All throw ApiError. */
function useLots(
  productId: number,
  onChange: (lots: StaffLot[], version: number) => void,
  /** Runs one task at a time. */
  queue: <T>(work: () => Promise<T>) => Promise<T>,
) {
  async function tell<Body>(call: Call<never, Body, Lots>, lotId?: number, form?: FormData) {
    const { data, version } = await queue(async () => {
      return sendLazily(call, {
        params: { id: productId, ...(lotId !== undefined && { lotId }) },
        ...(form && { form }),
      });
    });
    onChange(data, version);
  }

  return {
    /** Without `lotId` it is a new lot. */
    save: (lotId: number | undefined, form: FormData) =>
      lotId === undefined
        ? tell(calls.addLot, undefined, form)
        : tell(calls.changeLot, lotId, form),
    remove: (lotId: number) => tell(calls.removeLot, lotId),
    removeReport: (lotId: number) => tell(calls.removeLotReport, lotId),
  };
}

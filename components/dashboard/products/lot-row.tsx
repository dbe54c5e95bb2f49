import { Button } from '@/components/ui/button';
import { linkClass } from '@/components/ui/button-class';
import { buildPath } from '@/lib/contract/endpoint';
import {
  getLotLabel,
  getStaffLotReport,
  type LotState,
  type StaffLot,
} from '@/lib/contract/staff-product-lot';
import { formatDate } from '@/lib/format/date';
import { formatFileSize } from '@/lib/format/file-size';
import { ConfirmButton } from '../confirm-button';
import type { Mood } from '@/lib/dashboard/state-label';
import { StateMark } from '../state-mark';

interface LotRowProps {
  productId: number;
  lot: StaffLot;
  onEdit: () => void;
  onRemove: () => Promise<void>;
  onRemoveReport: () => Promise<void>;
}

const states: Record<LotState, [mood: Mood, words: string]> = {
  shown: ['good', 'Shown on product page'],
  untested: ['waits', 'Not tested'],
  expired: ['past', 'Past best before'],
  older: ['past', 'Not shown (older lot)'],
};

function spell(lot: StaffLot) {
  const { grower, packed_on: packed, best_before: best, laboratory, tested_on: tested } = lot;
  const days = `Packed ${formatDate(packed)}${best ? `, best before ${formatDate(best)}` : ''}.`;
  return [grower && `${grower.name}.`, days, tested && `${laboratory}, ${formatDate(tested)}.`]
    .filter(Boolean)
    .join(' ');
}

export function LotRow({ productId, lot, onEdit, onRemove, onRemoveReport }: LotRowProps) {
  const [mood, label] = states[lot.state];
  return (
    <li>
      <strong className="wrap-anywhere">{lot.number}</strong>
      <StateMark mood={mood}>{label}</StateMark>
      <p className="wrap-anywhere">{spell(lot)}</p>
      <a
        href={`/api/store${buildPath(getLotLabel, { id: productId, lotId: lot.id })}`}
        className={`inline-flex min-h-11 items-center ${linkClass}`}
      >
        Label (PDF)<span className="sr-only"> of lot {lot.number}</span>
      </a>
      {lot.report_bytes !== null && (
        <>
          <a
            href={`/api/store${buildPath(getStaffLotReport, { id: productId, lotId: lot.id })}`}
            className={`inline-flex min-h-11 items-center ${linkClass}`}
          >
            Report (PDF, {formatFileSize(lot.report_bytes)})
          </a>
          <ConfirmButton
            label="Remove report"
            question={`Remove report of lot ${lot.number}?`}
            isDestructive
            onConfirm={onRemoveReport}
          >
            <p>The file will be deleted. The lot stays.</p>
          </ConfirmButton>
        </>
      )}
      <Button kind="quiet" size="card" onClick={onEdit}>
        Edit<span className="sr-only"> lot {lot.number}</span>
      </Button>
      <ConfirmButton
        label="Remove"
        question={`Remove lot ${lot.number}?`}
        confirmLabel="Remove lot"
        isDestructive
        onConfirm={onRemove}
      >
        <p>The lot and its report will be deleted.</p>
      </ConfirmButton>
    </li>
  );
}

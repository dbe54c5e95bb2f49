import { shipmentWords } from '@/lib/contract/shipment';
import type { ParcelWork } from '@/lib/contract/staff-order-detail';
import { formatDateTime } from '@/lib/format/date';

export function ParcelReports({ work: { reports } }: { work: ParcelWork }) {
  return (
    <details className="mt-3">
      <summary className="min-h-11 cursor-pointer py-2">History of the parcel</summary>
      <ol className="grid gap-1 text-1">
        {reports.map(({ status, at, by, source, note, has_moved }, place) => (
          <li key={place} className={has_moved ? '' : 'text-ink-2'}>
            {formatDateTime(at)}: {shipmentWords[status]}
            {[by ?? (source === 'store' ? null : source), note].filter(Boolean).map((part) => (
              <span key={part}>, {part}</span>
            ))}
            {!has_moved && ' (did not change the state)'}
          </li>
        ))}
      </ol>
    </details>
  );
}

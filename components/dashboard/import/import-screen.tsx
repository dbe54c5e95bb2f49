'use client';

import type { ProductImport } from '@/lib/contract/staff-import';
import { importsPath } from '@/lib/dashboard/import/import-paths';
import { standingOf } from '@/lib/dashboard/import/import-words';
import { useImport } from '@/lib/dashboard/import/use-import';
import { formatDateTime } from '@/lib/format/date';
import { DashboardHead } from '../dashboard-head';
import { StateMark } from '../state-mark';
import { ImportProgress } from './import-progress';
import { ImportReport } from './import-report';
import { ImportResult } from './import-result';

export function ImportScreen({ known }: { known: ProductImport }) {
  const { current, isWorking, isLost, apply } = useImport(known);
  const { label, mood } = standingOf(current);
  const isReported = current.status === 'checked' || current.status === 'applied';
  return (
    <>
      <DashboardHead
        title={current.file_name}
        lead={`Sent by ${current.by}, ${formatDateTime(current.created_at)}`}
        above={{ label: 'Import', href: importsPath }}
      >
        <StateMark mood={mood}>{label}</StateMark>
      </DashboardHead>
      <div className="panels">
        {isWorking && <ImportProgress current={current} isLost={isLost} />}
        {!isWorking && <ImportResult current={current} apply={apply} />}
        {isReported && <ImportReport key={current.status} current={current} />}
      </div>
    </>
  );
}

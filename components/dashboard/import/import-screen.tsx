'use client';

import type { ProductImport } from '@/lib/contract/staff-import';
import { importsPath } from '@/lib/dashboard/import/import-paths';
import { importStatusLabel, importProgress } from '@/lib/dashboard/import/import-texts';
import { useImport } from '@/lib/dashboard/import/use-import';
import { formatDateTime } from '@/lib/format/date';
import { DashboardHead } from '../dashboard-head';
import { StateMark } from '../state-mark';
import { ImportReport } from './import-report';
import { ImportResult } from './import-result';

interface ImportProgressProps {
  current: ProductImport;
  isLost: boolean;
}

export function ImportScreen({ known }: { known: ProductImport }) {
  const { current, isWorking, isLost, apply } = useImport(known);
  const { label, mood } = importStatusLabel(current);
  const isReported = current.status === 'checked' || current.status === 'applied';
  return (
    <>
      <DashboardHead
        title={current.file_name}
        lead={`Uploaded by ${current.by}, ${formatDateTime(current.created_at)}`}
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

function ImportProgress({ current, isLost }: ImportProgressProps) {
  const { share, words } = importProgress(current);
  return (
    <section className="panel" aria-label="Progress">
      <p role="status" className="font-[550]">
        {words}
      </p>
      <progress className="import-bar" value={share} max={1} aria-label={words} />
      <p className="text-1 text-ink-2">
        {isLost
          ? 'We can’t reach the store right now. The import continues and this page will update.'
          : 'You can leave this page. The import continues. If it fails, nothing is changed.'}
      </p>
    </section>
  );
}

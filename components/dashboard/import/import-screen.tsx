'use client';

import {
  type ProductImport,
  applyProductImport,
  getProductImport,
} from '@/lib/contract/staff-import';
import { importsPath } from '@/lib/dashboard/import/import-paths';
import { importStatusLabel, importProgress } from '@/lib/dashboard/import/import-texts';
import { formatDateTime } from '@/lib/format/date';
import { DashboardHead } from '../dashboard-head';
import { StateMark } from '../state-mark';
import { ImportReport } from './import-report';
import { ImportResult } from './import-result';
import useSWR from 'swr';
import { readLazily, sendLazily } from '@/lib/api/lazily';
import { buildPath, type AnswerOf } from '@/lib/contract/endpoint';

const pollMs = 500;

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

function ImportProgress({ current, isLost }: { current: ProductImport; isLost: boolean }) {
  const { share, words } = importProgress(current);
  return (
    <section className="panel" aria-label="Progress">
      <p role="status" className="font-[550]">
        {words}
      </p>
      <progress className="import-bar" value={share} max={1} aria-label={words} />
      <p className="text-1 text-ink-2">
        {isLost
          ? 'We can’t reach the shop right now. The import continues and this page will update.'
          : 'You can leave this page. The import continues. If it fails, nothing is changed.'}
      </p>
    </section>
  );
}

const isWorking = ({ status }: ProductImport) => status === 'checking' || status === 'applying';

/** Polls an import twice a second while it is in progress. */
function useImport(known: ProductImport) {
  const path = buildPath(getProductImport, { id: known.id });
  const { data, error, mutate } = useSWR<AnswerOf<typeof getProductImport>>(path, readLazily, {
    fallbackData: { status: true, data: known },
    refreshInterval: (latest) => (isWorking(latest?.data ?? known) ? pollMs : 0),
    refreshWhenHidden: true,
    dedupingInterval: pollMs / 2,
  });
  const current = data?.data ?? known;

  /** Applies the checked list, without lines with errors. Throws ApiError. */
  async function apply(): Promise<void> {
    const answer = await sendLazily(applyProductImport, {
      params: { id: known.id },
      body: { skip_faulty: current.can_apply_good },
    });
    await mutate(answer, { revalidate: true });
  }

  return { current, isWorking: isWorking(current), isLost: error !== undefined, apply };
}

import type { ProductImport } from '@/lib/contract/staff-import';
import { progressOf } from '@/lib/dashboard/import/import-words';

interface ImportProgressProps {
  current: ProductImport;
  isLost: boolean;
}

export function ImportProgress({ current, isLost }: ImportProgressProps) {
  const { share, words } = progressOf(current);
  return (
    <section className="panel" aria-label="Progress">
      <p role="status" className="font-[550]">
        {words}
      </p>
      <progress className="import-bar" value={share} max={1} aria-label={words} />
      <p className="text-1 text-ink-2">
        {isLost
          ? 'The store does not answer at the moment. The import continues, and this page asks again.'
          : 'You can leave this page: the work goes on. If anything goes wrong, nothing is changed.'}
      </p>
    </section>
  );
}

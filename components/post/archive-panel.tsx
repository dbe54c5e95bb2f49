import { HaldiDot } from '@/components/ui/haldi-dot';
import { Link } from '@/components/ui/link';
import type { ArchiveYear } from '@/lib/contract/post';
import { formatMonth } from '@/lib/format/date';
import { postsHref } from '@/lib/features/post/posts-query';
import { routes } from '@/lib/platform/routes';

interface ArchivePanelProps {
  years: ArchiveYear[];
  /** The shown month: `2026-11`. */
  current: string | undefined;
}

const monthKey = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`;

export function ArchivePanel({ years, current }: ArchivePanelProps) {
  if (years.length === 0) return null;
  return (
    <section aria-labelledby="archive">
      <h2 id="archive" className="mb-2 font-display text-3 font-medium">
        Archive
      </h2>
      {current && <Link href={routes.blogs}>All posts</Link>}
      {years.map(({ year, months }) => (
        <div key={year}>
          <h3 className="mt-2 small-caps text-ink-2">{year}</h3>
          <ul className="panel-links">
            {months.map((month) => {
              const key = monthKey(year, month);
              return (
                <li key={key} className="flex items-center gap-2">
                  {key === current && <HaldiDot />}
                  <Link
                    href={postsHref({ page: 1, month: key, topic: undefined })}
                    aria-current={key === current ? 'page' : undefined}
                  >
                    {formatMonth(key).split(' ')[0]}
                    <span className="sr-only"> {year}</span>
                  </Link>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </section>
  );
}

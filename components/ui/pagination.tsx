import { ChevronLeft, ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { pageNumbers } from './page-numbers';

interface PaginationProps {
  label: string;
  current: number;
  last: number;
  hrefOf: (page: number) => string;
}

const cell = 'grid min-h-11 min-w-11 place-items-center rounded-control font-medium';

/** Links to the other pages of a list. */
export function Pagination({ label, current, last, hrefOf }: PaginationProps) {
  if (last <= 1) return null;
  return (
    <nav aria-label={label} className="mt-10">
      <ul className="flex flex-wrap justify-center gap-1">
        {current > 1 && (
          <li>
            <Link
              href={hrefOf(current - 1)}
              rel="prev"
              aria-label="Previous page"
              className={`${cell} hover:bg-paper-2`}
            >
              <ChevronLeft className="size-5" aria-hidden />
            </Link>
          </li>
        )}
        {pageNumbers(current, last).map((page, position) => (
          <li key={page ?? `gap-${position}`}>
            {page === null ? (
              <span className={cell}>…</span>
            ) : page === current ? (
              <span aria-current="page" className={`${cell} bg-leaf-9 text-paper-1`}>
                {page}
              </span>
            ) : (
              <Link
                href={hrefOf(page)}
                aria-label={`Page ${page}`}
                className={`${cell} hover:bg-paper-2`}
              >
                {page}
              </Link>
            )}
          </li>
        ))}
        {current < last && (
          <li>
            <Link
              href={hrefOf(current + 1)}
              rel="next"
              aria-label="Next page"
              className={`${cell} hover:bg-paper-2`}
            >
              <ChevronRight className="size-5" aria-hidden />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

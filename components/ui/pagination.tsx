import { Icon } from './icon';
import { Link } from './link';
import { pageNumbers } from './page-numbers';

interface PaginationProps {
  label: string;
  current: number;
  last: number;
  hrefOf: (page: number) => string;
}

const cell = 'grid min-h-11 place-items-center rounded-control font-medium';
const number = `${cell} min-w-8 md:min-w-11`;
const arrow = `${cell} min-w-11 max-md:flex max-md:items-center max-md:justify-center max-md:gap-1`;
/* On phones both are below the numbers of a long list. */
const arrowBelow = 'max-md:order-1 max-md:flex-[1_0_45%]';
const maxInLine = 3;

export function Pagination({ label, current, last, hrefOf }: PaginationProps) {
  if (last <= 1) return null;
  const arrowClass = last > maxInLine ? arrowBelow : '';
  return (
    <nav aria-label={label} className="mt-10">
      <ul className="flex flex-wrap justify-center gap-0.5">
        {current > 1 && (
          <li className={arrowClass}>
            <Link
              href={hrefOf(current - 1)}
              rel="prev"
              aria-label="Previous page"
              className={`${arrow} hover:bg-paper-2`}
            >
              <Icon name="left" className="size-5" />
              <span className="md:hidden">Previous</span>
            </Link>
          </li>
        )}
        {pageNumbers(current, last).map((page, position) => (
          <li key={page ?? `gap-${position}`}>
            {page === null ? (
              <span className={number}>…</span>
            ) : page === current ? (
              <span aria-current="page" className={`${number} bg-leaf-9 text-paper-1`}>
                {page}
              </span>
            ) : (
              <Link
                href={hrefOf(page)}
                aria-label={`Page ${page}`}
                className={`${number} hover:bg-paper-2`}
              >
                {page}
              </Link>
            )}
          </li>
        ))}
        {current < last && (
          <li className={arrowClass}>
            <Link
              href={hrefOf(current + 1)}
              rel="next"
              aria-label="Next page"
              className={`${arrow} hover:bg-paper-2`}
            >
              <span className="md:hidden">Next</span>
              <Icon name="right" className="size-5" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

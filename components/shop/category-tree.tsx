import { HaldiDot } from '@/components/ui/haldi-dot';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/platform/routes';
import type { CategoryRow } from '@/lib/features/shop/choices';
import { countFilters } from '@/lib/features/shop/shop-query';
import { useShopView } from './shop-view';

const rowClass = 'flex min-h-9.5 items-center gap-2 hover:underline max-lg:min-h-11';
/** Rows before the others are folded. */
const shown = 16;
const indents = ['', 'pl-4', 'pl-8'];

export function CategoryTree() {
  const { query, choices, show } = useShopView();
  const hasOthers =
    Boolean(query.search || query.ordering) || countFilters({ ...query, category: undefined }) > 0;
  if (choices.categories.length === 0) return null;

  // Links to the whole category: search engines must not follow filter combinations.
  const keepOthers = (category: number | undefined) =>
    hasOthers && {
      onNavigate: (event: { preventDefault: () => void }) => {
        event.preventDefault();
        show({ category });
      },
    };
  const toRow = ({ id, name, count, level }: CategoryRow) => {
    const isChosen = id === query.category;
    return (
      <li key={id}>
        <Link
          href={routes.shop({ category: { id, name } })}
          aria-current={isChosen ? 'page' : undefined}
          className={`${rowClass} ${indents[level] ?? 'pl-8'} ${isChosen ? 'font-semibold' : ''}`}
          {...keepOthers(id)}
        >
          {isChosen && <HaldiDot className="size-2.5" />}
          {name}
          {count > 0 && <span className="ml-auto text-1 font-normal text-ink-2">{count}</span>}
        </Link>
      </li>
    );
  };
  const rows = choices.categories;
  const split = rows.length > shown + 1 ? shown : rows.length;
  const folded = rows.slice(split);
  return (
    <nav aria-label="Browse categories" className="border-t border-ink pt-3 pb-4">
      <h3 className="font-display text-3">Category</h3>
      <ul className="mt-1">
        {query.category && (
          <li>
            <Link
              href={routes.shop()}
              className={`${rowClass} text-leaf-7`}
              {...keepOthers(undefined)}
            >
              All categories
            </Link>
          </li>
        )}
        {rows.slice(0, split).map(toRow)}
      </ul>
      {folded.length > 0 && (
        <details className="group" open={folded.some(({ id }) => id === query.category)}>
          <summary className="inline-flex min-h-9 list-none items-center font-semibold text-leaf-7 underline decoration-1 underline-offset-4 max-lg:min-h-11">
            <span className="group-open:hidden">{folded.length} more categories</span>
            <span className="hidden group-open:inline">Fewer categories</span>
          </summary>
          <ul>{folded.map(toRow)}</ul>
        </details>
      )}
    </nav>
  );
}

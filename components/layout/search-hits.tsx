import { ProductPicture } from '@/components/product/product-picture';
import { Link } from '@/components/ui/link';
import { MarkedText } from '@/components/ui/marked-text';
import type { Suggestions } from '@/lib/contract/search';
import { noteOpened, rememberHit } from '@/lib/features/search/note-hit';
import { suggestedPages } from '@/lib/features/search/suggested-pages';
import { formatRupees } from '@/lib/format/money';
import { routes } from '@/lib/platform/routes';
import './search-hits.css';
import type { ReactNode } from 'react';

interface SearchOptionProps {
  id: string;
  isActive: boolean;
  href: string;
  onChoose: () => void;
  children: ReactNode;
}

interface SearchHitsProps {
  id: string;
  /** Undefined: they could not be read. */
  suggestions: Suggestions | undefined;
  announcement: string;
  active: number;
  search: string;
  onChoose: () => void;
}

export function SearchHits({
  id,
  suggestions,
  announcement,
  active,
  search,
  onChoose,
}: SearchHitsProps) {
  const { products = [], total = 0, meant, highlight = [] } = suggestions ?? {};
  const groups = suggestions ? suggestedPages(suggestions) : [];
  const pages = groups.flatMap((group) => group.pages);
  const choose = (productId?: number) => {
    noteOpened(search, { isSuggestion: true });
    if (productId !== undefined) rememberHit({ query: search, productId });
    onChoose();
  };
  return (
    <div className="head-hits">
      {meant && products.length > 0 && (
        <p className="px-3 pt-2 text-1 text-ink-2">
          Showing results for <b className="text-ink">{meant}</b>
        </p>
      )}
      <div id={id} role="listbox" aria-label="Suggestions">
        {products.length > 0 && (
          <ul role="group" aria-label="Products">
            {products.map((hit, index) => (
              <SearchOption
                key={hit.id}
                id={`${id}-${index}`}
                isActive={index === active}
                href={routes.product(hit)}
                onChoose={() => choose(hit.id)}
              >
                <ProductPicture src={hit.image1} alt="" sizes="48px" className="size-12 shrink-0" />
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium">
                    <MarkedText text={hit.name} beginnings={highlight} />
                  </span>
                  <span className="block text-1 text-ink-2">{hit.brand_name}</span>
                </span>
                <span className="font-semibold">{formatRupees(hit.product_price)}</span>
              </SearchOption>
            ))}
          </ul>
        )}
        {groups.map((group) => (
          <ul key={group.label} role="group" aria-label={group.label} className="head-hits-pages">
            {group.pages.map((page) => {
              const index = products.length + pages.indexOf(page);
              return (
                <SearchOption
                  key={page.path}
                  id={`${id}-${index}`}
                  isActive={index === active}
                  href={page.path}
                  onChoose={() => choose()}
                >
                  <span>
                    <MarkedText text={page.title} beginnings={highlight} />
                    <span className="text-ink-2">, {page.kind}</span>
                  </span>
                </SearchOption>
              );
            })}
          </ul>
        ))}
      </div>
      {products.length + pages.length === 0 ? (
        <p className="px-4 py-3 text-ink-2" aria-hidden>
          {announcement}
        </p>
      ) : (
        total > products.length && (
          <Link
            href={routes.shop({ search })}
            onClick={onChoose}
            className="block border-t border-rule px-4 py-3 font-semibold text-leaf-7 hover:bg-paper-2"
          >
            All {total} products
          </Link>
        )
      )}
    </div>
  );
}

interface RecentSearchesProps extends Pick<SearchHitsProps, 'id' | 'active' | 'onChoose'> {
  searches: string[];
}

export function RecentSearches({ id, searches, active, onChoose }: RecentSearchesProps) {
  return (
    <div className="head-hits">
      <p aria-hidden className="px-3 pt-2 text-1 text-ink-2">
        Recent searches
      </p>
      <div id={id} role="listbox" aria-label="Suggestions">
        <ul role="group" aria-label="Recent searches">
          {searches.map((search, index) => (
            <SearchOption
              key={search}
              id={`${id}-${index}`}
              isActive={index === active}
              href={routes.shop({ search })}
              onChoose={onChoose}
            >
              <span className="truncate">{search}</span>
            </SearchOption>
          ))}
        </ul>
      </div>
    </div>
  );
}

function SearchOption({ id, isActive, href, onChoose, children }: SearchOptionProps) {
  return (
    <li
      role="none"
      ref={(option) => {
        if (isActive) option?.scrollIntoView({ block: 'nearest' });
      }}
    >
      <Link
        id={id}
        role="option"
        aria-selected={isActive}
        href={href}
        tabIndex={-1}
        onClick={onChoose}
        className={`flex min-h-11 items-center gap-3 px-3 py-2 ${isActive ? 'bg-leaf-1' : 'hover:bg-paper-2'}`}
      >
        {children}
      </Link>
    </li>
  );
}

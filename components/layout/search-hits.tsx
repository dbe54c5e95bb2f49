import Link from 'next/link';
import { ProductPicture } from '@/components/product/product-picture';
import type { ProductCard } from '@/lib/contract/product';
import { formatRupees } from '@/lib/format/money';
import { routes } from '@/lib/platform/routes';
import { noteOpened } from '@/lib/features/search/note-opened';

export interface SearchHitsProps {
  id: string;
  hits: ProductCard[];
  total: number;
  announcement: string;
  active: number;
  search: string;
  onChoose: () => void;
}

export function SearchHits({
  id,
  hits,
  total,
  announcement,
  active,
  search,
  onChoose,
}: SearchHitsProps) {
  return (
    <div className="head-hits">
      <ul id={id} role="listbox" aria-label="Products">
        {hits.map((hit, position) => (
          <li
            key={hit.id}
            id={`${id}-${position}`}
            role="option"
            aria-selected={position === active}
            className={position === active ? 'bg-leaf-1' : 'hover:bg-paper-2'}
          >
            <Link
              href={routes.product(hit)}
              tabIndex={-1}
              onClick={() => {
                noteOpened(search);
                onChoose();
              }}
              className="flex items-center gap-3 px-3 py-2"
            >
              <ProductPicture src={hit.image1} alt="" sizes="48px" className="size-12 shrink-0" />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{hit.name}</span>
                <span className="block text-1 text-ink-2">{hit.brand_name}</span>
              </span>
              <span className="font-semibold">{formatRupees(hit.product_price)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {hits.length === 0 ? (
        <p className="px-4 py-3 text-ink-2" aria-hidden>
          {announcement}
        </p>
      ) : (
        total > hits.length && (
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

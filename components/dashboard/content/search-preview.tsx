'use client';

import Image from 'next/image';
import { Button } from '@/components/ui/button';
import type { SearchDraft } from '@/lib/contract/staff-search-trial';
import { useSearchPreview } from '@/lib/dashboard/content/use-search-preview';
import { formatRupees } from '@/lib/format/money';
import { Panel } from '../panel';
import { StateMark } from '../state-mark';

interface Picked {
  id: number;
  name: string;
}

interface SearchPreviewProps {
  query: string;
  draft: SearchDraft | undefined;
  onPin: (product: Picked) => void;
  onBury: (product: Picked) => void;
}

export function SearchPreview({ query, draft, onPin, onBury }: SearchPreviewProps) {
  const { data, error, isLoading } = useSearchPreview(query, draft);
  const pinned = draft?.pin?.product_id;
  const total = data?.total ?? 0;
  return (
    <Panel title="What shoppers will see">
      <p role="status" className="mb-2 text-ink-2">
        {!query.trim()
          ? 'Enter the search first.'
          : error
            ? 'The preview could not be loaded.'
            : isLoading && !data
              ? 'Loading the results'
              : `${total} ${total === 1 ? 'product' : 'products'}`}
      </p>
      {query.trim() && data && (
        <ol className="order-list" aria-label="Preview">
          {data.products.map((product, at) => (
            <li key={product.id}>
              <span className="w-6 text-right text-ink-2">{at + 1}</span>
              <span className="rail-picture size-12">
                {product.image1 && <Image src={product.image1} alt="" fill sizes="3rem" />}
              </span>
              <span className="order-words basis-28">
                {product.name}{' '}
                <span className="whitespace-nowrap text-ink-2">
                  {formatRupees(product.product_price)}
                </span>
              </span>
              {product.id === pinned ? (
                <StateMark mood="good">This pin</StateMark>
              ) : (
                <span className="flex gap-2">
                  <Button
                    kind="quiet"
                    size="card"
                    aria-label={`Pin ${product.name}`}
                    onClick={() => onPin(product)}
                  >
                    Pin
                  </Button>
                  <Button
                    kind="quiet"
                    size="card"
                    aria-label={`Bury ${product.name}`}
                    onClick={() => onBury(product)}
                  >
                    Bury
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

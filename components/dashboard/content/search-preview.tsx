import Image from 'next/image';
import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import { sendLazily } from '@/lib/api/lazily';
import {
  previewSearch,
  type SearchDraft,
  type SearchPreview as Preview,
} from '@/lib/contract/staff-search-trial';
import { useDebounced } from '@/lib/features/search/use-debounced';
import { formatRupees } from '@/lib/format/money';
import { Panel } from '../panel';
import { StateMark } from '../state-mark';

const pauseMs = 400;

interface Picked {
  id: number;
  name: string;
}

interface SearchPreviewProps {
  query: string;
  draft: Partial<SearchDraft> | undefined;
  onPin: (product: Picked) => void;
  onBury: (product: Picked) => void;
}

export function SearchPreview({ query, draft, onPin, onBury }: SearchPreviewProps) {
  const { data, error, isLoading } = useSearchPreview(query, draft);
  const pinned = draft?.pin?.product_id;
  const total = data?.total ?? 0;
  return (
    <Panel title="Search results preview">
      <p role="status" className="mb-2 text-ink-2">
        {!query.trim()
          ? 'Enter a search to see its results.'
          : error
            ? 'The preview could not be loaded.'
            : isLoading && !data
              ? 'Loading results'
              : `${total} ${total === 1 ? 'product' : 'products'}`}
      </p>
      {query.trim() && data && (
        <ol className="order-list" aria-label="Preview">
          {data.products.map((product, index) => (
            <li key={product.id}>
              <span className="w-6 text-right text-ink-2">{index + 1}</span>
              <span className={`rail-picture size-12 ${product.image1 ? '' : 'no-picture'}`}>
                {product.image1 && <Image src={product.image1} alt="" fill sizes="3rem" />}
              </span>
              <span className="order-text basis-28">
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
                    aria-label={`Move down ${product.name}`}
                    onClick={() => onBury(product)}
                  >
                    Move down
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

/** The first page of a search as it would be with a draft; reads nothing for an empty search. */
function useSearchPreview(query: string, draft: Partial<SearchDraft> | undefined) {
  const body = JSON.stringify({ query: query.trim(), ...(draft && { draft }) });
  const settledBody = useDebounced(body, pauseMs);
  return useSWR<Preview>(
    query.trim() && [previewSearch.path, settledBody],
    async () => {
      const input = JSON.parse(settledBody) as { query: string; draft?: SearchDraft };
      return (await sendLazily(previewSearch, { body: { draft: undefined, ...input } })).data;
    },
    { keepPreviousData: true, revalidateOnFocus: false },
  );
}

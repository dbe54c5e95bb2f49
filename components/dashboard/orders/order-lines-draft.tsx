import { Button } from '@/components/ui/button';
import { nameWithOptions } from '@/lib/contract/line-options';
import type { ProductCard } from '@/lib/contract/product';
import { controlClass } from '@/components/form/control-class';
import { useProductSearch } from '@/lib/dashboard/content/use-product-search';
import { withProduct, type DraftLine } from '@/lib/dashboard/orders/order-lines-draft';
import { formatRupees } from '@/lib/format/money';
import { useState } from 'react';
import { Typed } from './typed';

interface OrderLinesDraftProps {
  lines: DraftLine[];
  onChange: (lines: DraftLine[]) => void;
  /** Left out where a quantity of 0 takes a line away. */
  canRemove?: boolean;
}

const maxResults = 6;

const skuAndStock = ({ sku, available_stock_quantity: stock }: ProductCard): string =>
  [sku, stock === null ? '' : `${stock} in stock`].filter(Boolean).join(' · ');

const nameWithSize = ({ name, net_quantity, unit }: ProductCard): string =>
  nameWithOptions(name, [{ axis: 'Size', value: `${net_quantity} ${unit}` }]);

export function OrderLinesDraft({ lines, onChange, canRemove }: OrderLinesDraftProps) {
  const [typed, setTyped] = useState('');
  const { cards, search, isAsked, isLoading } = useProductSearch();

  function find(words: string) {
    setTyped(words);
    search(words);
  }

  return (
    <div className="grid gap-3">
      <ul aria-label="Items">
        {lines.map((line) => (
          <li key={line.productId} className="flex items-center gap-3 border-b border-rule">
            <label className="flex min-h-11 flex-1 items-center justify-between gap-3 py-1">
              <span>
                {line.name}
                <small className="block text-ink-2">
                  {[line.note, `${formatRupees(line.price)} each`].filter(Boolean).join(' · ')}
                </small>
              </span>
              <input
                value={line.quantity}
                inputMode="numeric"
                maxLength={7}
                className={`${controlClass(false)} w-20! text-right`}
                onChange={({ target }) =>
                  onChange(
                    lines.map((one) =>
                      one.productId === line.productId ? { ...one, quantity: target.value } : one,
                    ),
                  )
                }
              />
            </label>
            {canRemove && (
              <Button
                kind="quiet"
                size="card"
                aria-label={`Remove ${line.name}`}
                onClick={() =>
                  onChange(lines.filter(({ productId }) => productId !== line.productId))
                }
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Typed label="Add product" value={typed} onChange={find} />
      {isAsked && (
        <ul aria-label="Matching products">
          {cards.slice(0, maxResults).map((card) => (
            <li key={card.id}>
              <button
                type="button"
                className="flex min-h-11 w-full items-center justify-between gap-3 text-left underline underline-offset-4"
                onClick={() => {
                  onChange(
                    withProduct(lines, {
                      productId: card.id,
                      name: card.name,
                      price: card.product_price,
                      note: skuAndStock(card),
                    }),
                  );
                  find('');
                }}
              >
                <span>
                  {nameWithSize(card)}
                  <small className="block text-ink-2">{skuAndStock(card)}</small>
                </span>
                {formatRupees(card.product_price)}
              </button>
            </li>
          ))}
          {cards.length === 0 && !isLoading && <li>No products found</li>}
        </ul>
      )}
    </div>
  );
}

import { useState } from 'react';
import type { ProductChange, StaffProduct } from '@/lib/contract/staff-product';
import type { PickedProduct } from '@/lib/dashboard/products/product-draft';
import { formatDateTime } from '@/lib/format/date';
import { routes } from '@/lib/platform/routes';
import { ConfirmButton } from '../confirm-button';
import { Facts } from '../facts';
import { Panel } from '../panel';
import { StateMark } from '../state-mark';
import { ReplacementChoice } from './replacement-choice';

interface SalePanelProps {
  product: StaffProduct;
  /** Throws ApiError. */
  change: (body: ProductChange) => Promise<void>;
}

export function SalePanel({ product, change }: SalePanelProps) {
  const [replacement, setReplacement] = useState<PickedProduct | null>(product.replacement);
  const isPlanned = product.public_from !== null && new Date(product.public_from) > new Date();
  const missing = [
    product.pictures.length === 0 && 'picture',
    product.description === '' && 'description',
    product.available_stock_quantity === 0 && 'stock',
  ].filter(Boolean);
  const offSaleItems = product.combo_terms?.off_sale_items ?? [];
  const combos = product.in_combos.filter((combo) => combo.is_on_sale);
  return (
    <Panel title="Status">
      <Facts
        rows={[
          [
            'Status',
            <StateMark key="state" mood={product.is_on_sale ? 'good' : 'past'}>
              {product.is_on_sale ? 'Published' : 'Not published'}
            </StateMark>,
          ],
          ['Redirect to', product.is_on_sale ? null : (product.replacement?.name ?? 'No redirect')],
          ['Sold', product.combo_terms ? null : product.sold_count.toLocaleString('en-IN')],
          ['Updated', formatDateTime(product.updated_at)],
        ]}
      />
      {offSaleItems.length > 0 && (
        <p role="status" className="mt-3">
          {sayOffSale(offSaleItems)}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {product.is_on_sale ? (
          <>
            <ConfirmButton
              label="Unpublish"
              kind="second"
              question="Unpublish this product?"
              onConfirm={() =>
                change({ is_on_sale: false, replacement_id: replacement?.id ?? null })
              }
            >
              <p className="mb-4">
                It will be hidden within seconds. Visitors to its page are redirected to the
                replacement product if you set one. Otherwise they see “Page not found”.
              </p>
              {combos.length > 0 && (
                <p className="mb-4">
                  {combos.length === 1 ? 'This combo' : 'These combos'} will also be unpublished:{' '}
                  {combos.map(({ name }) => name).join(', ')}.
                </p>
              )}
              <ReplacementChoice
                productId={product.id}
                replacement={replacement}
                onChange={setReplacement}
              />
            </ConfirmButton>
            {!isPlanned && (
              <a
                href={routes.product(product)}
                target="_blank"
                rel="noreferrer"
                className="button is-quiet is-low"
              >
                View in shop
              </a>
            )}
          </>
        ) : (
          <ConfirmButton
            label="Publish"
            kind="main"
            question="Publish this product?"
            onConfirm={() => change({ is_on_sale: true, replacement_id: null })}
          >
            <p>
              {missing.length > 0
                ? `Still missing: ${missing.join(', ')}. Customers can buy it without.`
                : 'It will appear in the shop, search and feeds within seconds.'}
            </p>
          </ConfirmButton>
        )}
      </div>
    </Panel>
  );
}

function sayOffSale(items: readonly string[]): string {
  const names = new Intl.ListFormat('en-IN').format(items);
  return `Not published because ${names} ${items.length === 1 ? 'isn’t' : 'aren’t'} published.`;
}

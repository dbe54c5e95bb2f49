import { useState } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import { readLazily } from '@/lib/api/lazily';
import type { AnswerOf } from '@/lib/contract/endpoint';
import { listStockMovements } from '@/lib/contract/staff-product-stock';
import { lowStock, type StaffProduct } from '@/lib/contract/staff-product';
import { listPath } from '@/lib/dashboard/list-path';
import { Panel } from '../panel';
import { StockBook, StockMark } from './stock-book';
import { StockDialog } from './stock-dialog';

export function StockPanel({ product, onMoved }: { product: StaffProduct; onMoved: () => void }) {
  const [page, setPage] = useState(1);
  const [isOpen, setIsOpen] = useState(false);
  const { data, mutate } = useSWR<AnswerOf<typeof listStockMovements>>(
    listPath(listStockMovements, { page: String(page), page_size: '10' }, { id: product.id }),
    readLazily,
    { keepPreviousData: true },
  );
  const stock = data ? data.available_stock_quantity : product.available_stock_quantity;
  const isLow = stock !== null && stock <= (product.low_stock_at ?? lowStock);
  if (product.combo_terms) {
    return (
      <Panel title="Stock">
        <p className="text-3 font-[650]">
          <StockMark stock={product.available_stock_quantity} isLow={false} />
        </p>
        <p className="mt-1 text-ink-2">Depends on the stock of its items.</p>
      </Panel>
    );
  }
  return (
    <Panel
      title="Stock"
      actions={
        <Button kind="second" size="card" onClick={() => setIsOpen(true)}>
          Update stock
        </Button>
      }
    >
      <p className="mb-3 text-3 font-[650]">
        <StockMark stock={stock} isLow={isLow} />
      </p>
      <StockBook movements={data?.data} />
      {(page > 1 || (data && data.total > page * 10)) && (
        <div className="button-row mt-3">
          <Button kind="quiet" size="card" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          <Button
            kind="quiet"
            size="card"
            disabled={!data || (!data.more && data.total <= page * 10)}
            onClick={() => setPage(page + 1)}
          >
            Older
          </Button>
        </div>
      )}
      {isOpen && (
        <StockDialog
          productId={product.id}
          stock={stock}
          onClose={() => setIsOpen(false)}
          onMoved={() => {
            setPage(1);
            void mutate();
            onMoved();
          }}
        />
      )}
    </Panel>
  );
}

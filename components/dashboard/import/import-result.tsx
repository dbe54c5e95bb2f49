'use client';

import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import type { ProductImport } from '@/lib/contract/staff-import';
import { importsPath } from '@/lib/dashboard/import/import-paths';
import { applyLabel, products } from '@/lib/dashboard/import/import-words';
import { productsPath } from '@/lib/dashboard/products/product-paths';
import { ConfirmButton } from '../confirm-button';

interface ImportResultProps {
  current: ProductImport;
  apply: () => Promise<void>;
}

export function ImportResult({ current, apply }: ImportResultProps) {
  const { status, note, counts, can_apply: canApply } = current;
  if (status === 'failed') {
    return (
      <section className="panel" aria-label="Result">
        <p role="alert" className="import-note" data-bad>
          {note}
        </p>
        <Link href={importsPath} className={`mt-4 ${buttonClass('main', 'page')}`}>
          Send another list
        </Link>
      </section>
    );
  }
  const isApplied = status === 'applied';
  const figures: [string, number][] = [
    [isApplied ? 'Added' : 'New', counts.new],
    [isApplied ? 'Changed' : 'Changes', counts.changed],
    ['Unchanged', counts.unchanged],
    ['Faults', counts.faulty],
  ];
  return (
    <section className="panel" aria-label="Result">
      {note && (
        <p role="status" className="import-note">
          {note}
        </p>
      )}
      <dl className="import-figures">
        {figures.map(([name, count]) => (
          <div key={name} data-bad={(name === 'Faults' && count > 0) || undefined}>
            <dt>{name}</dt>
            <dd>{count.toLocaleString('en-IN')}</dd>
          </div>
        ))}
      </dl>
      <div className="import-ways">
        {isApplied ? (
          <>
            <p className="font-[550]">
              All of it is in the shop: {products(counts.new + counts.changed)}.
            </p>
            <Link href={productsPath} className={buttonClass('second', 'page')}>
              To the products
            </Link>
          </>
        ) : canApply ? (
          <>
            <p>Nothing has been changed yet. It becomes true as a whole, or not at all.</p>
            <ConfirmButton
              label={applyLabel(current)}
              kind="main"
              size="page"
              question={`${applyLabel(current)}?`}
              confirmLabel="Yes, take it over"
              onConfirm={apply}
            >
              <p>
                Prices, texts and stock in the shop follow within seconds. What was sold since the
                check stays sold.
              </p>
            </ConfirmButton>
          </>
        ) : (
          <p className="font-[550]">
            {counts.faulty > 0
              ? 'Nothing was changed. Please mend the lines below in your file and send it again.'
              : 'The shop is as the list says already: nothing is left to change.'}
          </p>
        )}
      </div>
    </section>
  );
}

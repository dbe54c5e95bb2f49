import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import type { ProductImport } from '@/lib/contract/staff-import';
import { importsPath } from '@/lib/dashboard/import/import-paths';
import {
  applyLabel,
  createdRecordTexts,
  leftOutText,
  products,
} from '@/lib/dashboard/import/import-texts';
import { productsPath } from '@/lib/dashboard/paths';
import { ConfirmButton } from '../confirm-button';

interface ImportResultProps {
  current: ProductImport;
  apply: () => Promise<void>;
}

export function ImportResult({ current, apply }: ImportResultProps) {
  const { status, note, counts } = current;
  const canApply = current.can_apply || current.can_apply_good;
  if (status === 'failed') {
    return (
      <section className="panel" aria-label="Result">
        <p role="alert" className="import-note" data-bad>
          {note}
        </p>
        <Link href={importsPath} className={`mt-4 ${buttonClass('main', 'page')}`}>
          Upload another file
        </Link>
      </section>
    );
  }
  const isApplied = status === 'applied';
  const figures: [string, number][] = [
    [isApplied ? 'Added' : 'To add', counts.new],
    [isApplied ? 'Updated' : 'To update', counts.changed],
    ['Unchanged', counts.unchanged],
    ['Errors', counts.faulty],
  ];
  return (
    <section className="panel" aria-label="Result">
      {note && (
        <p role="status" className="import-note">
          {note}
        </p>
      )}
      <dl className="figure-row">
        {figures.map(([name, count]) => (
          <div key={name} data-bad={(name === 'Errors' && count > 0) || undefined}>
            <dt>{name}</dt>
            <dd>{count.toLocaleString('en-IN')}</dd>
          </div>
        ))}
      </dl>
      <div className="import-ways">
        {isApplied ? (
          <>
            <p className="font-[550]">
              Imported {products(counts.new + counts.changed)}.
              {counts.faulty > 0 &&
                ` ${leftOutText(counts.faulty, true)}. Correct them and upload them again.`}
            </p>
            <Link href={productsPath} className={buttonClass('second', 'page')}>
              Back to products
            </Link>
          </>
        ) : canApply ? (
          <>
            <div>
              <p>Nothing has been imported yet.</p>
              {counts.faulty > 0 && <p>{leftOutText(counts.faulty)}.</p>}
              {createdRecordTexts(current).map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
            <ConfirmButton
              label={applyLabel(current)}
              kind="main"
              size="page"
              question={`${applyLabel(current)}?`}
              confirmLabel="Import"
              onConfirm={apply}
            >
              <p>
                {counts.faulty > 0 && `${leftOutText(counts.faulty)}. `}
                Prices, texts and stock in the shop change within seconds. Sales since the check are
                taken into account.
              </p>
            </ConfirmButton>
          </>
        ) : (
          <p className="font-[550]">
            {counts.faulty > 0
              ? 'Nothing was imported. Correct the rows below in your file and upload it again.'
              : 'Your shop already matches this file. Nothing to import.'}
          </p>
        )}
      </div>
    </section>
  );
}

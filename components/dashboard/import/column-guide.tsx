import { linkClass } from '@/components/ui/button-class';
import { titlesHref } from '@/lib/dashboard/import/import-paths';
import { Panel } from '../panel';

const rules: [string, string][] = [
  ['SKU', 'tells products apart: a known one changes, another is new'],
  ['Missing column', 'stays as it is, on every line'],
  ['Empty cell', 'takes the value away where that is possible'],
  ['Category', 'its whole path, as Food > Tea > Green tea'],
  ['Tags, benefits, pictures', 'several in one cell, parted by |'],
  ['Prices', 'in rupees with GST; the price at most the MRP'],
  ['Stock', 'empty where nobody counts it'],
];

export function ColumnGuide() {
  return (
    <Panel title="How a list is written">
      <dl className="facts">
        {rules.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">
        Begin with an empty list:{' '}
        <a href={titlesHref('xlsx')} className={linkClass} download>
          XLSX
        </a>{' '}
        or{' '}
        <a href={titlesHref('csv')} className={linkClass} download>
          CSV
        </a>
      </p>
    </Panel>
  );
}

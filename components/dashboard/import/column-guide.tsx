import { linkClass } from '@/components/ui/button-class';
import { titlesHref } from '@/lib/dashboard/import/import-paths';
import { Panel } from '../panel';

const rules: [string, string][] = [
  ['SKU', 'a known SKU changes a product, another is new'],
  ['Missing column', 'stays as it is, on every line'],
  ['Empty cell', 'clears the value where that is possible'],
  ['Brand, category', 'created where they are new; a category as Food > Tea > Green tea'],
  ['Pictures', 'paths, or https:// addresses that are fetched once; at most 5 MB each'],
  ['Tags, benefits, pictures', 'several in one cell, separated by |'],
  ['Prices', 'in rupees with GST; the price at most the MRP'],
  ['Stock', 'empty: stock not tracked'],
];

export function ColumnGuide() {
  return (
    <Panel title="Format of the list">
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

import { linkClass } from '@/components/ui/button-class';
import { LabelFrame, type LabelCell } from '@/components/ui/label-frame';
import type { TestedLot } from '@/lib/contract/product-lot';
import { formatDate } from '@/lib/format/date';
import { fileAddress } from '@/lib/format/file-address';
import { formatFileSize } from '@/lib/format/file-size';

function cellsOf(lot: TestedLot): LabelCell[] {
  const { packed_on: packed, best_before: best, tested_on: tested, report } = lot;
  const cells: LabelCell[] = [{ term: 'Packed on', value: formatDate(packed) }];
  if (best) cells.push({ term: 'Best before', value: formatDate(best) });
  cells.push({ term: 'Tested on', value: formatDate(tested) });
  if (report) {
    cells.push({
      term: 'Laboratory report',
      value: (
        <a href={fileAddress(report.path)} className={linkClass}>
          PDF, {formatFileSize(report.bytes)}
        </a>
      ),
    });
  }
  const last = cells.length - 1;
  return [
    ...cells.map((cell, place) => ({ ...cell, isWide: place === last && place % 2 === 0 })),
    { term: 'Laboratory', value: lot.laboratory, isWide: true },
  ];
}

export function TestedLots({ lots }: { lots: TestedLot[] }) {
  return lots.map((lot) => (
    <LabelFrame key={lot.number} title="Lot tested" aside={lot.number} cells={cellsOf(lot)} />
  ));
}

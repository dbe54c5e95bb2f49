import { linkClass } from '@/components/ui/button-class';
import { LabelFrame, type LabelCell } from '@/components/ui/label-frame';
import { Link } from '@/components/ui/link';
import type { FoundLot } from '@/lib/contract/lot-lookup';
import type { TestedLot } from '@/lib/contract/product-lot';
import type { ShopProfile } from '@/lib/contract/shop-profile';
import { isOpen } from '@/lib/features/shop-profile/open-pages';
import { formatDate } from '@/lib/format/date';
import { fileAddress } from '@/lib/format/file-address';
import { formatFileSize } from '@/lib/format/file-size';
import { routes } from '@/lib/platform/routes';

interface LotLabelProps {
  lot: TestedLot | Omit<FoundLot, 'products'>;
  shop: ShopProfile;
  title: string;
  /** On the page of the lot: no link to it. */
  isOwnPage?: boolean;
}

export function LotLabel({ lot, shop, title, isOwnPage = false }: LotLabelProps) {
  const { number } = lot;
  const hasPage = !isOwnPage && isOpen(shop, routes.lots);
  return (
    <LabelFrame
      title={title}
      aside={
        hasPage ? (
          <Link href={routes.lot({ number })} className={`py-1.5 ${linkClass}`}>
            {number}
          </Link>
        ) : (
          number
        )
      }
      cells={widenLast([...originCells(lot, shop), ...dateCells(lot), ...testCells(lot)])}
    />
  );
}

function originCells({ grower, packed_at: packedAt }: LotLabelProps['lot'], shop: ShopProfile) {
  const cells: LabelCell[] = [];
  if (grower) {
    cells.push({
      term: 'Grown by',
      isWide: true,
      value: (
        <>
          {isOpen(shop, routes.growers) ? (
            <Link href={routes.grower(grower)} className={linkClass}>
              {grower.name}
            </Link>
          ) : (
            grower.name
          )}
          <span className="block font-text text-2 font-normal">
            {[grower.farm, grower.place].filter(Boolean).join(', ')}
          </span>
        </>
      ),
    });
  }
  if (packedAt) cells.push({ term: 'Packed at', value: packedAt, isWide: true });
  return cells;
}

function dateCells(lot: LotLabelProps['lot']): LabelCell[] {
  const days: [term: string, day: string | null | undefined][] = [
    ['Harvested', lot.harvested_on],
    ['Packed on', lot.packed_on],
    ['Best before', lot.best_before],
  ];
  return days.flatMap(([term, day]) => (day ? { term, value: formatDate(day) } : []));
}

function testCells({ laboratory, tested_on: tested, report }: LotLabelProps['lot']): LabelCell[] {
  if (!tested) return [];
  const cells: LabelCell[] = [{ term: 'Tested on', value: formatDate(tested) }];
  if (report) {
    cells.push({
      term: 'Lab report',
      value: (
        <a href={fileAddress(report.path)} className={linkClass}>
          PDF, {formatFileSize(report.bytes)}
        </a>
      ),
    });
  }
  return [...cells, { term: 'Lab', value: laboratory, isWide: true }];
}

/** Two cells stand side by side: one that is left over takes the full width. */
function widenLast(cells: LabelCell[]): LabelCell[] {
  const narrow = cells.filter(({ isWide }) => !isWide);
  const last = narrow.length % 2 === 1 ? narrow.at(-1) : undefined;
  return cells.map((cell) => (cell === last ? { ...cell, isWide: true } : cell));
}

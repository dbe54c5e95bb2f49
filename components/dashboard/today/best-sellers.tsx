import Image from 'next/image';
import type { BestSeller } from '@/lib/contract/staff-today';
import { formatRupees } from '@/lib/format/money';
import { Panel } from '../panel';
import { PermittedLink } from '../permitted-link';

interface BestSellersProps {
  best: BestSeller[];
  seesProducts: boolean;
}

export function BestSellers({ best, seesProducts }: BestSellersProps) {
  return (
    <Panel title="Best sellers">
      <ol className="best-list">
        {best.map(({ product_id: id, name, image, pieces, revenue }) => (
          <li key={id}>
            {image ? <Image src={image} alt="" width={40} height={40} /> : <span aria-hidden />}
            <PermittedLink href={`/dashboard/products/${id}`} isPermitted={seesProducts}>
              {name}
            </PermittedLink>
            <span>
              {pieces} {pieces === 1 ? 'unit' : 'units'}
            </span>
            <strong>{formatRupees(revenue)}</strong>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

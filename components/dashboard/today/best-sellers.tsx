import Image from 'next/image';
import Link from 'next/link';
import type { BestSeller } from '@/lib/contract/staff-today';
import { formatRupees } from '@/lib/format/money';
import { Panel } from '../panel';

export function BestSellers({ best }: { best: BestSeller[] }) {
  return (
    <Panel title="Sold best">
      <ol className="best-list">
        {best.map(({ product_id: id, name, image, pieces, revenue }) => (
          <li key={id}>
            {image ? <Image src={image} alt="" width={40} height={40} /> : <span aria-hidden />}
            <Link href={`/dashboard/products/${id}`} prefetch={false}>
              {name}
            </Link>
            <span>
              {pieces} {pieces === 1 ? 'piece' : 'pieces'}
            </span>
            <strong>{formatRupees(revenue)}</strong>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

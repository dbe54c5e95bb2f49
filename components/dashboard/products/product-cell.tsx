import Image from 'next/image';
import type { ReactNode } from 'react';
import type { StaffProductRow } from '@/lib/contract/staff-product-list';

interface ProductCellProps {
  row: Pick<StaffProductRow, 'name' | 'sku' | 'image1'>;
  fault?: string | undefined;
  /** Family or combo, below the SKU. */
  note?: ReactNode;
}

export function ProductCell({ row: { name, sku, image1 }, fault, note }: ProductCellProps) {
  return (
    <span className="product-cell">
      <span className={`product-thumb ${image1 ? '' : 'no-picture'}`}>
        {image1 && <Image src={image1} alt="" width={44} height={44} sizes="44px" />}
      </span>
      <span>
        {name}
        <small>{sku}</small>
        {note && <small>{note}</small>}
        {fault && (
          <small role="alert" className="text-clay">
            {fault}
          </small>
        )}
      </span>
    </span>
  );
}

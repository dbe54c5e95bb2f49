'use client';

import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { listStaffProducts, type StaffProductRow } from '@/lib/contract/staff-product-list';
import { newProductPath, staffProductPath } from '@/lib/dashboard/products/product-paths';
import type { ShelfOptions } from '@/lib/dashboard/products/shelf-options';
import { ExportLinks } from '../import/export-links';
import { RoomHead } from '../room-head';
import { StaffTable } from '../table/staff-table';
import { productColumns } from './product-columns';
import { ProductFilters } from './product-filters';

export function ProductsScreen({ options }: { options: ShelfOptions }) {
  return (
    <>
      <RoomHead title="Products" lead="Everything that the shop sells, has sold or will sell.">
        <ExportLinks />
        <Link href={newProductPath} className={buttonClass('main', 'card')}>
          New product
        </Link>
      </RoomHead>
      <StaffTable<StaffProductRow>
        name="products"
        caption="Products"
        call={listStaffProducts}
        columns={productColumns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => staffProductPath(id)}
        empty="No product fits."
      >
        <ProductFilters options={options} />
      </StaffTable>
    </>
  );
}

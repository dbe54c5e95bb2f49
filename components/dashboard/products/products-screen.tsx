'use client';

import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { listStaffProducts } from '@/lib/contract/staff-product-list';
import { newProductPath, staffProductPath } from '@/lib/dashboard/products/product-paths';
import type { CatalogueOptions } from '@/lib/dashboard/products/catalogue-options';
import { ExportLinks } from '../import/export-links';
import { DashboardHead } from '../dashboard-head';
import { StaffTable } from '../table/staff-table';
import { productColumns } from './product-columns';
import { ProductFilters } from './product-filters';

export function ProductsScreen({ options }: { options: CatalogueOptions }) {
  return (
    <>
      <DashboardHead title="Products" lead="Everything that the shop sells, has sold or will sell.">
        <ExportLinks />
        <Link href={newProductPath} className={buttonClass('main', 'card')}>
          New product
        </Link>
      </DashboardHead>
      <StaffTable
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

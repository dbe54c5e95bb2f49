'use client';

import Link from 'next/link';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { listStaffProducts } from '@/lib/contract/staff-product-list';
import {
  countPath,
  newProductPath,
  picturesBySkuPath,
  staffProductPath,
} from '@/lib/dashboard/products/product-paths';
import type { CatalogueOptions } from '@/lib/dashboard/products/catalogue-options';
import { useProductGrid } from '@/lib/dashboard/products/use-product-grid';
import { ExportLinks } from '../import/export-links';
import { DashboardHead } from '../dashboard-head';
import { StaffTable } from '../table/staff-table';
import { useLeaveWarning } from '../use-leave-warning';
import { GridBar } from './grid-bar';
import { gridColumns } from './grid-columns';
import { ProductBulk } from './product-bulk';
import { productColumns } from './product-columns';
import { ProductFilters } from './product-filters';

export function ProductsScreen({ options }: { options: CatalogueOptions }) {
  const grid = useProductGrid();
  const [isEdited, setIsEdited] = useState(false);
  useLeaveWarning(grid.count > 0);

  return (
    <>
      <DashboardHead title="Products" lead="All products, on sale or not.">
        <Button
          kind="second"
          size="card"
          aria-pressed={isEdited}
          disabled={grid.count > 0}
          onClick={() => setIsEdited(!isEdited)}
        >
          Edit in the list
        </Button>
        <Link href={countPath} className={buttonClass('second', 'card')}>
          Count stock
        </Link>
        <Link href={picturesBySkuPath} className={buttonClass('second', 'card')}>
          Pictures by SKU
        </Link>
        <ExportLinks />
        <Link href={newProductPath} className={buttonClass('main', 'card')}>
          New product
        </Link>
      </DashboardHead>
      <StaffTable
        name={isEdited ? 'product-grid' : 'products'}
        caption="Products"
        call={listStaffProducts}
        columns={isEdited ? gridColumns(grid) : productColumns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => staffProductPath(id)}
        empty="No product matches."
        bulk={(rows, done) => (
          <ProductBulk
            rows={rows}
            grid={grid}
            onEdit={() => {
              setIsEdited(true);
              done();
            }}
          />
        )}
      >
        <ProductFilters options={options} />
      </StaffTable>
      <GridBar grid={grid} />
    </>
  );
}

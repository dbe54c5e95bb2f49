'use client';

import Link from 'next/link';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { sayUnpublishedCombos } from '@/lib/contract/staff-product-grid';
import { listStaffProducts, type StaffProductRow } from '@/lib/contract/staff-product-list';
import {
  countPath,
  familiesPath,
  newComboPath,
  newProductPath,
  picturesBySkuPath,
  staffProductPath,
} from '@/lib/dashboard/paths';
import type { CatalogueOptions } from '@/lib/dashboard/products/catalogue-options';
import { useProductGrid, type ProductGrid } from '@/lib/dashboard/products/use-product-grid';
import { DashboardHead } from '../dashboard-head';
import { StaffTable } from '../table/staff-table';
import { useLeaveWarning } from '../use-leave-warning';
import { ProductBulk } from './product-bulk';
import { productColumns, kindNote } from './product-columns';
import { ProductFilters } from './product-filters';
import { exportHref } from '@/lib/dashboard/import/import-paths';
import { useListQuery } from '@/lib/dashboard/use-list-query';
import { FormProblem } from '@/components/form/field-error';
import { toastSuccess } from '@/components/ui/toast';
import { gridFields } from '@/lib/dashboard/products/grid-cells';
import type { StaffColumn } from '@/components/dashboard/table/staff-column';
import { GridInput } from './grid-input';
import { ProductCell } from './product-cell';

const gridSorts = { product_price: 'price', available_stock_quantity: 'stock' } as const;

const products = (count: number) => (count === 1 ? '1 product' : `${count} products`);

function GridBar({ grid }: { grid: ProductGrid }) {
  const { count, faultCount, isSaving } = grid;
  if (count === 0) return null;

  async function save(skipFaulty: boolean) {
    const { count: saved, combos } = await grid.save(skipFaulty);
    const texts = [`${products(saved)} saved`, sayUnpublishedCombos(combos)];
    if (saved > 0) toastSuccess(texts.filter(Boolean).join('. '));
  }

  return (
    <div className="save-bar" role="group" aria-label="Changes">
      <p aria-live="polite">
        {faultCount > 0
          ? `${products(faultCount)} with errors, not saved`
          : `${products(count)} changed`}
      </p>
      {grid.problem && <FormProblem>{grid.problem}</FormProblem>}
      <Button kind="quiet" size="card" onClick={() => grid.discard()}>
        Discard
      </Button>
      {faultCount > 0 && count > faultCount && (
        <Button kind="second" size="card" disabled={isSaving} onClick={() => save(true)}>
          Save the {count - faultCount} without errors
        </Button>
      )}
      <Button size="card" busyText={isSaving ? 'Saving' : undefined} onClick={() => save(false)}>
        Save all
      </Button>
    </div>
  );
}

export function ProductsScreen({ options }: { options: CatalogueOptions }) {
  const grid = useProductGrid();
  const [isEdited, setIsEdited] = useState(false);
  useLeaveWarning(grid.count > 0);

  return (
    <>
      <DashboardHead title="Products" lead="All products, published or not.">
        <Button
          kind="second"
          size="card"
          aria-pressed={isEdited}
          disabled={grid.count > 0}
          onClick={() => setIsEdited(!isEdited)}
        >
          Bulk edit
        </Button>
        <Link href={countPath} className={buttonClass('second', 'card')}>
          Count stock
        </Link>
        <Link href={picturesBySkuPath} className={buttonClass('second', 'card')}>
          Pictures by SKU
        </Link>
        <Link href={familiesPath} className={buttonClass('second', 'card')}>
          Find families
        </Link>
        <ExportLinks />
        <Link href={newComboPath} className={buttonClass('second', 'card')}>
          New combo
        </Link>
        <Link href={newProductPath} className={buttonClass('main', 'card')}>
          New product
        </Link>
      </DashboardHead>
      <div className="contents" inert={grid.isSaving}>
        <StaffTable
          name={isEdited ? 'product-grid' : 'products'}
          caption="Products"
          call={listStaffProducts}
          columns={isEdited ? gridColumns(grid) : productColumns}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => staffProductPath(id)}
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
      </div>
      <GridBar grid={grid} />
    </>
  );
}

function ExportLinks() {
  const { query } = useListQuery();
  return (
    <>
      <a href={exportHref('xlsx', query)} className={buttonClass('second', 'card')} download>
        Export XLSX
      </a>
      <a href={exportHref('csv', query)} className={buttonClass('second', 'card')} download>
        CSV
      </a>
    </>
  );
}

function gridColumns(grid: ProductGrid): StaffColumn<StaffProductRow>[] {
  return [
    {
      id: 'product',
      head: 'Product',
      sort: 'name',
      cell: (row) => (
        <ProductCell row={row} fault={grid.faultsOf(row.id).row} note={kindNote(row)} />
      ),
    },
    ...gridFields.map(({ field, label }): StaffColumn<StaffProductRow> => ({
      id: field,
      head: label,
      ...(field !== 'base_price' && { sort: gridSorts[field] }),
      cell: (row) => <GridInput row={row} field={field} label={label} grid={grid} />,
    })),
    { id: 'sale', head: 'Published', cell: (row) => <GridSale row={row} grid={grid} /> },
  ];
}

function GridSale({ row, grid }: { row: StaffProductRow; grid: ProductGrid }) {
  const draft = grid.draftOf(row.id).is_on_sale;
  return (
    <label className="grid-sale" data-changed={draft !== undefined || undefined}>
      <input
        type="checkbox"
        aria-label={`${row.name} is published`}
        checked={draft ?? row.is_on_sale}
        onChange={({ target }) => grid.change([row], () => ({ is_on_sale: target.checked }))}
      />
      <span aria-hidden>Published</span>
    </label>
  );
}

'use client';

import Image from 'next/image';
import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { list, type StaffBrand } from '@/lib/contract/staff-brand';
import { brandPath, newBrandPath } from '@/lib/dashboard/paths';
import { DashboardHead } from '../dashboard-head';
import { FilterBar } from '../table/filter-bar';
import { dateColumn, type StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';

const columns: StaffColumn<StaffBrand>[] = [
  {
    id: 'name',
    head: 'Brand',
    sort: 'name',
    cell: ({ name, image }) => (
      <span className="brand-cell">
        {image && (
          <span>
            <Image src={image} alt="" fill sizes="3rem" />
          </span>
        )}
        {name}
      </span>
    ),
  },
  { id: 'town', head: 'Town', sort: 'town', cell: ({ town }) => town },
  {
    id: 'products',
    head: 'Products',
    cell: ({ product_count }) => product_count.toLocaleString('en-IN'),
  },
  {
    id: 'fssai',
    head: 'FSSAI',
    cell: ({ fssai_no }) => fssai_no ?? <span className="text-ink-2">None</span>,
  },
  dateColumn('updated_at', 'Updated'),
  {
    id: 'manufacturer',
    head: 'Manufacturer',
    isExtra: true,
    cell: ({ manufacturer }) => manufacturer,
  },
];

export function BrandList() {
  return (
    <>
      <DashboardHead title="Brands" lead="The brands you sell.">
        <Link href={newBrandPath} className={buttonClass('main', 'card')}>
          New brand
        </Link>
      </DashboardHead>
      <StaffTable
        name="brands"
        caption="Brands"
        call={list}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => brandPath(id)}
      >
        <FilterBar searchLabel="Name, town or manufacturer" />
      </StaffTable>
    </>
  );
}

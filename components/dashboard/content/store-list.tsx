'use client';

import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { list, type StaffStore } from '@/lib/contract/staff-store';
import { contentPath } from '@/lib/dashboard/content/content-paths';
import { DashboardHead } from '../dashboard-head';
import { StateMark } from '../state-mark';
import { FilterBar } from '../table/filter-bar';
import { FilterChoice } from '../table/filter-choice';
import type { StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';

const columns: StaffColumn<StaffStore>[] = [
  { id: 'store_name', head: 'Store', sort: 'store_name', cell: ({ store_name }) => store_name },
  { id: 'city', head: 'City', sort: 'city', cell: ({ city_obj }) => city_obj.name },
  { id: 'address', head: 'Address', cell: ({ address_line_1 }) => address_line_1 },
  {
    id: 'hours',
    head: 'Open',
    cell: ({ work_start_time, work_end_time }) => (
      <span className="one-line">
        {work_start_time} to {work_end_time}
      </span>
    ),
  },
  { id: 'mobile_no', head: 'Telephone', isExtra: true, cell: ({ mobile_no }) => mobile_no },
  {
    id: 'state',
    head: 'In the shop',
    cell: ({ is_open }) => (
      <StateMark mood={is_open ? 'good' : 'past'}>{is_open ? 'Shown' : 'Hidden'}</StateMark>
    ),
  },
];

const states = [
  { value: 'true', label: 'Shown' },
  { value: 'false', label: 'Hidden' },
];

export function StoreList() {
  return (
    <>
      <DashboardHead title="Stores" lead="Stores that customers can visit.">
        <Link href={contentPath('stores', 'new')} className={buttonClass('main', 'card')}>
          New store
        </Link>
      </DashboardHead>
      <StaffTable
        name="stores"
        caption="Stores"
        call={list}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => contentPath('stores', id)}
        empty="No stores match."
      >
        <FilterBar searchLabel="Name, street, city or PIN code">
          <FilterChoice name="is_open" label="In the shop" choices={states} />
        </FilterBar>
      </StaffTable>
    </>
  );
}

'use client';

import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { couponStates, list, type StaffCoupon } from '@/lib/contract/staff-coupon';
import {
  couponOffer,
  couponPeriod,
  couponScope,
  couponStateLabels,
} from '@/lib/dashboard/people/coupon-draft';
import { couponsPath } from '@/lib/dashboard/paths';
import { formatDate } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';
import { DashboardHead } from '../dashboard-head';
import { StateMark } from '../state-mark';
import { FilterBar, FilterChoice } from '../table/filter-bar';
import type { StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';

const columns: StaffColumn<StaffCoupon>[] = [
  {
    id: 'code',
    head: 'Code',
    sort: 'code',
    cell: ({ code, description }) => (
      <span className="block max-w-[30ch] min-w-[12ch] leading-snug">
        <span className="tracking-wide">{code}</span>
        <span className="block text-1 font-normal text-ink-2">{description}</span>
      </span>
    ),
  },
  { id: 'offer', head: 'Discount', cell: couponOffer },
  {
    id: 'state',
    head: 'Status',
    cell: ({ state }) => (
      <StateMark mood={couponStateLabels[state].mood}>{couponStateLabels[state].label}</StateMark>
    ),
  },
  {
    id: 'uses',
    head: 'Used',
    sort: 'used_count',
    cell: ({ used_count, uses_in_all }) => (
      <span className="one-line">
        {used_count.toLocaleString('en-IN')}
        {uses_in_all !== null && ` of ${uses_in_all.toLocaleString('en-IN')}`}
      </span>
    ),
  },
  {
    id: 'ends_at',
    head: 'Dates',
    sort: 'ends_at',
    cell: (coupon) => <span className="block min-w-[16ch]">{couponPeriod(coupon)}</span>,
  },
  { id: 'scope', head: 'Applies to', cell: couponScope },
  {
    id: 'least',
    head: 'Minimum order',
    isExtra: true,
    isMoney: true,
    cell: ({ least_order }) => formatRupees(least_order),
  },
  {
    id: 'created_at',
    head: 'Created',
    sort: 'created_at',
    isExtra: true,
    cell: ({ created_at }) => formatDate(created_at),
  },
];

const states = couponStates.map((value) => ({ value, label: couponStateLabels[value].label }));

export function CouponList() {
  return (
    <>
      <DashboardHead title="Coupons" lead="Discount codes that customers enter in the cart.">
        <Link href={couponsPath.one('new')} className={buttonClass('main', 'card')}>
          New coupon
        </Link>
      </DashboardHead>
      <StaffTable
        name="coupons"
        caption="Coupons"
        call={list}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => couponsPath.one(id)}
      >
        <FilterBar searchLabel="Code or note">
          <FilterChoice name="state" label="Status" choices={states} />
        </FilterBar>
      </StaffTable>
    </>
  );
}

'use client';

import { useForm, type FieldPath } from 'react-hook-form';
import { draftResolver } from '@/components/form/draft-resolver';
import { Button } from '@/components/ui/button';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { errorMessage } from '@/lib/api/api-error';
import * as calls from '@/lib/contract/staff-coupon';
import { useRecord } from '@/lib/dashboard/content/use-record';
import {
  toCouponDraft,
  type CouponDraft,
  couponOffer,
  couponStateLabels,
} from '@/lib/dashboard/people/coupon-draft';
import { couponsPath, orderPath } from '@/lib/dashboard/paths';
import { ConfirmButton } from '../confirm-button';
import { ConflictChoice } from '../conflict-choice';
import { RecordForm } from '../record-form';
import { DashboardHead } from '../dashboard-head';
import { StateMark } from '../state-mark';
import { CouponFields } from './coupon-fields';
import { CouponScope, type CouponScopeOptions } from './coupon-scope';
import { listCouponUses, type CouponUse } from '@/lib/contract/staff-coupon';
import { formatDateTime } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';
import { Panel } from '@/components/dashboard/panel';
import type { StaffColumn } from '@/components/dashboard/table/staff-column';
import { StaffTable } from '@/components/dashboard/table/staff-table';

const couponUseColumns: StaffColumn<CouponUse>[] = [
  { id: 'order', head: 'Order', cell: ({ order_id }) => order_id },
  { id: 'customer', head: 'Customer', cell: ({ customer }) => customer.name },
  {
    id: 'used_at',
    head: 'Used',
    sort: 'used_at',
    cell: ({ used_at, given_back_at }) => (
      <span className="block min-w-[14ch]">
        {formatDateTime(used_at)}
        {given_back_at && (
          <span className="block text-1 text-ink-2">Not counted: order cancelled</span>
        )}
      </span>
    ),
  },
  {
    id: 'discount',
    head: 'Discount',
    isMoney: true,
    cell: ({ discount }) => formatRupees(discount),
  },
];

const names = Object.keys(toCouponDraft(null)) as FieldPath<CouponDraft>[];

interface CouponScreenProps extends CouponScopeOptions {
  known: calls.StaffCoupon | null;
}

export function CouponScreen({ known, categories, brands }: CouponScreenProps) {
  const { record, save, remove, readAgain, follow } = useRecord<
    calls.CouponInput,
    calls.StaffCoupon
  >({
    calls,
    known,
    listPath: couponsPath.path,
    pathOfRecord: ({ id }) => couponsPath.one(id),
  });
  const form = useForm<CouponDraft, unknown, calls.CouponInput>({
    resolver: draftResolver<CouponDraft, calls.CouponInput>(calls.couponInput),
    defaultValues: toCouponDraft(known),
  });

  async function turn(coupon: calls.StaffCoupon) {
    try {
      const toggled = { ...toCouponDraft(coupon), is_active: !coupon.is_active };
      const turned = await save(calls.couponInput.cast(toggled));
      form.reset(toCouponDraft(turned), { keepDirtyValues: true });
      toastSuccess(
        turned.is_active ? `${turned.code} is active again` : `${turned.code} is paused`,
      );
    } catch (error) {
      toastError(errorMessage(error));
    }
  }

  return (
    <>
      <DashboardHead
        title={record?.code ?? 'New coupon'}
        above={{ label: 'Coupons', href: couponsPath.path }}
        lead={
          record ? (
            <>
              <StateMark mood={couponStateLabels[record.state].mood}>
                {couponStateLabels[record.state].label}
              </StateMark>{' '}
              · {couponOffer(record)}
            </>
          ) : (
            'Customers can use the code as soon as you save it.'
          )
        }
      >
        {record && !record.is_kept && (
          <ConfirmButton
            label="Delete"
            question={`Delete ${record.code}?`}
            confirmLabel="Delete coupon"
            isDestructive
            onConfirm={async () => {
              await remove();
              toastSuccess('Deleted');
            }}
          >
            <p>No order has used this coupon. It will be removed from open carts.</p>
          </ConfirmButton>
        )}
        {record && (
          <Button kind="second" size="card" onClick={() => void turn(record)}>
            {record.is_active ? 'Pause' : 'Resume'}
          </Button>
        )}
      </DashboardHead>
      <RecordForm
        form={form}
        names={names}
        isNew={record === null}
        onSave={async (input) => toCouponDraft(await save(input))}
        conflict={(error) => (
          <ConflictChoice
            error={error}
            onShowCurrent={async () => form.reset(toCouponDraft(await readAgain()))}
            onOverwrite={follow}
          />
        )}
      >
        <div className="two-sides">
          <div className="panels">
            <CouponFields control={form.control} isKept={record?.is_kept ?? false} />
          </div>
          <div className="panels">
            <CouponScope
              control={form.control}
              categories={categories}
              brands={brands}
              product={record?.product ?? null}
            />
          </div>
        </div>
      </RecordForm>
      {record && <CouponUses couponId={record.id} />}
    </>
  );
}

function CouponUses({ couponId }: { couponId: number }) {
  return (
    <Panel title="Orders using this coupon" className="mt-4">
      <StaffTable
        name="coupon-uses"
        caption="Orders using this coupon"
        call={listCouponUses}
        params={{ id: couponId }}
        columns={couponUseColumns}
        keyOf={({ order_id }) => order_id}
        hrefOf={({ order_id }) => orderPath(order_id)}
      />
    </Panel>
  );
}

'use client';

import { useWatch, type Control } from 'react-hook-form';
import { CheckboxField } from '@/components/form/checkbox-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import type { CouponInput } from '@/lib/contract/staff-coupon';
import type { CouponDraft } from '@/lib/dashboard/people/coupon-draft';
import { MomentField } from '../content/moment-field';
import { Panel } from '../panel';

export type CouponControl = Control<CouponDraft, unknown, CouponInput>;

const kinds = [
  { value: 'percent', label: 'A part of the price, in percent' },
  { value: 'amount', label: 'An amount, in rupees' },
];

export function CouponFields({
  control,
  isKept: isUsed,
}: {
  control: CouponControl;
  isKept: boolean;
}) {
  const kind = useWatch({ control, name: 'kind' });
  const isPercent = kind === 'percent';
  return (
    <>
      <Panel title="Offer">
        <div className="form-grid">
          <TextField
            control={control}
            name="code"
            label="Code"
            maxLength={24}
            readOnly={isUsed}
            spellCheck={false}
            autoCapitalize="characters"
            clean={(typed) => typed.toUpperCase()}
            help={isUsed ? 'An order has used it, so it stays.' : 'Letters and digits, as DIWALI20'}
          />
          <TextField
            control={control}
            name="description"
            label="Note"
            isOptional
            maxLength={200}
            help="For staff only."
          />
          <SelectField control={control} name="kind" label="Discount" options={kinds} />
          <TextField
            control={control}
            name="value"
            label={isPercent ? 'Percent' : 'Rupees'}
            inputMode="decimal"
          />
          {isPercent && (
            <TextField
              control={control}
              name="most_discount"
              label="Maximum discount, in rupees"
              isOptional
              inputMode="decimal"
              help="Of any order."
            />
          )}
          <TextField
            control={control}
            name="least_order"
            label="Minimum order value, in rupees"
            isOptional
            inputMode="decimal"
            help="The shop’s minimum order applies too."
          />
        </div>
      </Panel>
      <Panel title="Schedule">
        <div className="form-grid">
          <MomentField
            control={control}
            name="starts_at"
            label="From"
            isOptional
            help="Left empty, at once."
          />
          <MomentField
            control={control}
            name="ends_at"
            label="Until"
            isOptional
            help="Left empty, until it is paused."
          />
          <TextField
            control={control}
            name="uses_per_customer"
            label="Orders of one customer"
            isOptional
            inputMode="numeric"
            help="Left empty, any number."
          />
          <TextField
            control={control}
            name="uses_in_all"
            label="Total orders"
            isOptional
            inputMode="numeric"
            help="Left empty, any number."
          />
          <div className="is-wide">
            <CheckboxField
              control={control}
              name="first_order_only"
              label="For a first order only"
            />
          </div>
        </div>
      </Panel>
      <Panel title="In the cart">
        <CheckboxField
          control={control}
          name="show_in_cart"
          label="Show it to every customer who can use it"
          help="Leave it off for private codes."
        />
      </Panel>
    </>
  );
}

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
  { value: 'percent', label: 'Percentage' },
  { value: 'amount', label: 'Fixed amount (₹)' },
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
      <Panel title="Offer" layout="form">
        <TextField
          control={control}
          name="code"
          label="Code"
          maxLength={24}
          readOnly={isUsed}
          spellCheck={false}
          autoCapitalize="characters"
          clean={(typed) => typed.toUpperCase()}
          help={
            isUsed
              ? 'Can’t be changed: an order has used this code.'
              : 'Letters and digits, e.g. DIWALI20'
          }
        />
        <TextField
          control={control}
          name="description"
          label="Note"
          isOptional
          maxLength={200}
          help="Only staff can see this."
        />
        <SelectField control={control} name="kind" label="Discount" options={kinds} />
        <TextField
          control={control}
          name="value"
          label={isPercent ? 'Percentage' : 'Amount (₹)'}
          inputMode="decimal"
        />
        {isPercent && (
          <TextField
            control={control}
            name="most_discount"
            label="Maximum discount (₹)"
            isOptional
            inputMode="decimal"
            help="Per order."
          />
        )}
        <TextField
          control={control}
          name="least_order"
          label="Minimum order value (₹)"
          isOptional
          inputMode="decimal"
          help="The shop’s minimum order still applies."
        />
      </Panel>
      <Panel title="Schedule" layout="form">
        <MomentField
          control={control}
          name="starts_at"
          label="Starts"
          isOptional
          help="Leave blank to start now."
        />
        <MomentField
          control={control}
          name="ends_at"
          label="Ends"
          isOptional
          help="Leave blank for no end date."
        />
        <TextField
          control={control}
          name="uses_per_customer"
          label="Uses per customer"
          isOptional
          inputMode="numeric"
          help="Leave blank for unlimited."
        />
        <TextField
          control={control}
          name="uses_in_all"
          label="Total uses"
          isOptional
          inputMode="numeric"
          help="Leave blank for unlimited."
        />
        <div className="is-wide">
          <CheckboxField control={control} name="first_order_only" label="First order only" />
        </div>
      </Panel>
      <Panel title="Visibility">
        <CheckboxField
          control={control}
          name="show_in_cart"
          label="Show in the cart to every customer who can use it"
          help="Leave this off for private codes."
        />
      </Panel>
    </>
  );
}

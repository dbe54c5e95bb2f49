import { useFieldArray, useWatch } from 'react-hook-form';
import { CheckboxField } from '@/components/form/checkbox-field';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { Button } from '@/components/ui/button';
import { membershipBenefits } from '@/lib/content/membership';
import { eliteBenefits } from '@/lib/contract/elite-benefits';
import { isOn } from '@/lib/contract/is-on';
import type { StaffSettings } from '@/lib/contract/staff-settings';
import { fromBenefitsDraft, type SettingsControl } from '@/lib/dashboard/settings/settings-draft';
import { Panel } from '../panel';

interface MembershipPanelProps {
  control: SettingsControl;
  settings: StaffSettings;
}

const maxOwnBenefits = 10;

export function MembershipPanel({ control, settings }: MembershipPanelProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'elite_benefits.own' });
  return (
    <Panel title="Membership" id="membership">
      <p className="mb-3 text-1 text-ink-2">
        Set what members get. Pages, checkout, delivery dates and emails use these settings.
      </p>
      <div className="form-grid">
        <TextField
          control={control}
          name="elite_name"
          label="Membership name"
          help="Leave blank to use the shop’s name and “Elite”."
          maxLength={40}
          isOptional
        />
        <TextField
          control={control}
          name="elite_price"
          label="Price per month"
          prefix="₹"
          inputMode="decimal"
        />
        <TextField
          control={control}
          name="elite_benefits.delivery_fee"
          label="Delivery fee for members"
          help="Enter 0 for free delivery. Leave blank for the standard fee."
          prefix="₹"
          inputMode="decimal"
          isOptional
        />
        <TextField
          control={control}
          name="elite_benefits.express_days"
          label="Express delivery time (working days)"
          help="Enter 0 for same-day delivery on orders before 11 AM (next day after that)."
          inputMode="numeric"
        />
        <div className="is-wide">
          <TextareaField
            control={control}
            name="elite_benefits.express_places"
            label="Express delivery areas"
            help="One city or PIN code prefix per line. Leave blank for no express delivery."
            rows={4}
            isOptional
          />
        </div>
        <div className="is-wide">
          <TextField
            control={control}
            name="elite_benefits.answer_within"
            label="Vaidya’s reply time"
            help="E.g. 2 to 3 hours. Leave blank to make no promise."
            maxLength={40}
            isOptional
          />
        </div>
        <CheckboxField
          control={control}
          name="elite_benefits.free_consultation"
          label="Free consultations"
        />
        <CheckboxField
          control={control}
          name="elite_benefits.early_access"
          label="Early access to sales"
          help="Set the date on each product’s page."
        />
        <CheckboxField
          control={control}
          name="elite_benefits.packed_first"
          label="Orders packed first"
        />
        <CheckboxField
          control={control}
          name="elite_benefits.care_first"
          label="Emails and calls answered first"
        />
      </div>
      <fieldset className="mt-5">
        <legend className="mb-2 font-[550]">Custom benefits</legend>
        {fields.length > 0 && (
          <ul className="grid gap-3">
            {fields.map(({ id }, index) => (
              <li
                key={id}
                className="grid items-end gap-2 md:grid-cols-[repeat(3,minmax(0,1fr))_auto]"
              >
                <TextField
                  control={control}
                  name={`elite_benefits.own.${index}.name`}
                  label="Benefit"
                />
                <TextField
                  control={control}
                  name={`elite_benefits.own.${index}.guest`}
                  label="Non-members"
                  isOptional
                />
                <TextField
                  control={control}
                  name={`elite_benefits.own.${index}.member`}
                  label="Members"
                />
                <Button kind="quiet" onClick={() => remove(index)}>
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
        {fields.length < maxOwnBenefits && (
          <Button
            kind="second"
            size="card"
            className="mt-3"
            onClick={() => append({ name: '', guest: '', member: '' })}
          >
            Add benefit
          </Button>
        )}
      </fieldset>
      <BenefitPreview control={control} settings={settings} />
    </Panel>
  );
}

/** What members save is said beside what others pay. */
const previewedAmounts = ['shipping_fee', 'minimum_order', 'consultation_fee'] as const;

/** Undefined while no amount is typed. */
const toAmount = (typed: unknown): number | undefined =>
  /^\d+(\.\d{1,2})?$/.test(String(typed).trim()) ? Number(typed) : undefined;

function BenefitPreview({ control, settings }: MembershipPanelProps) {
  const [draft, switchedOff, ...amounts] = useWatch({
    control,
    name: ['elite_benefits', 'switched_off', ...previewedAmounts],
  });
  const isFirstFree = useWatch({ control, name: 'first_consultation_free' });
  const typed = fromBenefitsDraft(draft);
  const typedAmounts = Object.fromEntries(
    previewedAmounts.map((name, index) => [name, toAmount(amounts[index]) ?? settings[name]]),
  );
  const shop = {
    ...settings,
    ...typedAmounts,
    first_consultation_free: isFirstFree,
    switched_off: switchedOff ?? settings.switched_off,
  };
  const rows = eliteBenefits.isValidSync(typed)
    ? membershipBenefits({ ...shop, elite_benefits: eliteBenefits.cast(typed) })
    : undefined;
  return (
    <section aria-label="What customers see" className="mt-5 border-t border-rule pt-4">
      <h3 className="mb-2 font-[550]">What customers see</h3>
      {rows === undefined && <p className="text-1 text-ink-2">Fill in the fields above.</p>}
      {rows?.length === 0 && (
        <p className="text-1 text-ink-2">
          Nothing yet. Without benefits, the membership isn’t offered and its page is hidden.
        </p>
      )}
      {rows && rows.length > 0 && !isOn(shop, 'elite') && (
        <p className="mb-2 text-1 text-ink-2">Paid membership is switched off.</p>
      )}
      <dl className="grid gap-2 text-1">
        {rows?.map(({ name, guest, member }, index) => (
          <div key={index}>
            <dt className="font-semibold">{name}</dt>
            <dd>
              {member}
              {guest && <span className="text-ink-2"> (non-members: {guest})</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

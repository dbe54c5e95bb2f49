'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CheckboxField } from '@/components/form/checkbox-field';
import { draftResolver } from '@/components/form/draft-resolver';
import { FormProblem } from '@/components/form/field-error';
import { showFieldErrors } from '@/components/form/show-field-errors';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { toastSuccess } from '@/components/ui/toast';
import { errorMessage } from '@/lib/api/api-error';
import { send } from '@/lib/api/browser';
import { onlyDigits } from '@/lib/format/mobile';
import {
  putZone,
  zoneInput,
  type DeliveryZone,
  type ZoneInput,
} from '@/lib/contract/staff-settings';
import { Panel } from '../panel';
import { ZoneList } from './zone-list';

type NumberName = 'fewest_days' | 'most_days' | 'fee';
type ZoneDraft = Omit<ZoneInput, NumberName> & Record<NumberName, string>;

const empty: ZoneDraft = {
  pin_prefix: '',
  fewest_days: '',
  most_days: '',
  fee: '',
  takes_cash: true,
  is_served: true,
  is_for_state: false,
  is_for_longer: false,
};
/** Prefixes that are named in the note about rules that overrule the saved one. */
const maxNamed = 10;
const names = Object.keys(empty) as (keyof ZoneDraft)[];

export function ZonePanel({ zones }: { zones: DeliveryZone[] }) {
  const [changed, setChanged] = useState<DeliveryZone[]>([]);
  const { control, handleSubmit, reset, setError, formState } = useForm({
    defaultValues: empty,
    resolver: draftResolver<ZoneDraft, ZoneInput>(zoneInput, ({ fee, ...draft }) => ({
      ...draft,
      fee: fee === '' ? null : fee,
    })),
  });

  const [overruled, setOverruled] = useState<{ input: ZoneInput; by: string[] }>();

  async function save(input: ZoneInput) {
    setOverruled(undefined);
    try {
      const { data, overruled_by: by } = await send(putZone, { body: input });
      if (by.length > 0) setOverruled({ input, by });
      setChanged((before) => [
        ...data.filter(({ pin_prefix }) => pin_prefix.startsWith(input.pin_prefix)),
        ...before.filter(({ pin_prefix }) => !pin_prefix.startsWith(input.pin_prefix)),
      ]);
      toastSuccess('Delivery saved');
      reset(empty);
    } catch (error) {
      if (!showFieldErrors(error, names, setError))
        setError('root', { message: errorMessage(error) });
    }
  }
  const submit = handleSubmit(save);

  return (
    <Panel title="Delivery" id="zones">
      <p className="mb-3 text-1 text-ink-2">
        If several prefixes match a PIN code, the longest one applies. Days are working days.
      </p>
      <form onSubmit={submit} noValidate className="grid gap-3">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] items-start gap-2">
          <TextField
            control={control}
            name="pin_prefix"
            label="PIN code starts with"
            inputMode="numeric"
            clean={(typed) => onlyDigits(typed, 6)}
          />
          <TextField
            control={control}
            name="fewest_days"
            label="Minimum days"
            inputMode="numeric"
          />
          <TextField control={control} name="most_days" label="Maximum days" inputMode="numeric" />
        </div>
        <TextField
          control={control}
          name="fee"
          label="Delivery fee"
          help="Leave blank for the standard fee."
          prefix="₹"
          inputMode="decimal"
          isOptional
        />
        <CheckboxField control={control} name="is_served" label="We deliver here" />
        <CheckboxField control={control} name="takes_cash" label="Courier accepts cash" />
        <CheckboxField
          control={control}
          name="is_for_state"
          label="Apply to the whole state"
          help="Applies the fee, delivery and cash settings to all PIN codes in the state. Days stay the same."
        />
        <FormProblem>{formState.errors.root?.message}</FormProblem>
        <Button
          type="submit"
          kind="second"
          size="card"
          busyText={formState.isSubmitting ? 'Saving' : undefined}
        >
          Save zone
        </Button>
      </form>
      {overruled && (
        <div
          role="status"
          className="mt-3 grid justify-items-start gap-2 border-l-[3px] border-clay pl-3"
        >
          <p>
            {overruled.by.slice(0, maxNamed).join(', ')}
            {overruled.by.length > maxNamed && ` and ${overruled.by.length - maxNamed} more`} have
            their own settings, which override the ones for {overruled.input.pin_prefix}.
          </p>
          <Button
            kind="second"
            size="card"
            onClick={() => void save({ ...overruled.input, is_for_longer: true })}
          >
            Update them too
          </Button>
        </div>
      )}
      <ZoneList zones={zones} changed={changed} onChoose={(zone) => reset(toZoneDraft(zone))} />
    </Panel>
  );
}

const toZoneDraft = ({
  place: _,
  fewest_days,
  most_days,
  fee,
  ...zone
}: DeliveryZone): ZoneDraft => ({
  ...zone,
  fewest_days: String(fewest_days),
  most_days: String(most_days),
  fee: fee === null ? '' : String(fee),
  is_for_state: false,
  is_for_longer: false,
});

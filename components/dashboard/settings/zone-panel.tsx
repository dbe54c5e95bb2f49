'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CheckboxField } from '@/components/form/checkbox-field';
import { draftResolver } from '@/components/form/draft-resolver';
import { FormProblem } from '@/components/form/form-problem';
import { showFieldErrors } from '@/components/form/show-field-errors';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { toastSuccess } from '@/components/ui/toast';
import { messageOf } from '@/lib/api/api-error';
import { send } from '@/lib/api/browser';
import {
  putZone,
  zoneInput,
  type DeliveryZone,
  type ZoneInput,
} from '@/lib/contract/staff-settings';
import { Panel } from '../panel';
import { ZoneList } from './zone-list';

type ZoneDraft = Omit<ZoneInput, 'fewest_days' | 'most_days'> & {
  fewest_days: string;
  most_days: string;
};

const empty: ZoneDraft = { pin_prefix: '', fewest_days: '', most_days: '', takes_cash: true };
const names = Object.keys(empty) as (keyof ZoneDraft)[];

export function ZonePanel({ zones }: { zones: DeliveryZone[] }) {
  const [changed, setChanged] = useState<DeliveryZone[]>([]);
  const { control, handleSubmit, reset, setError, formState } = useForm({
    defaultValues: empty,
    resolver: draftResolver<ZoneDraft, ZoneInput>(zoneInput),
  });

  const submit = handleSubmit(async (input) => {
    try {
      const { data } = await send(putZone, { body: input });
      setChanged((before) => [
        ...data.filter(({ pin_prefix }) => pin_prefix === input.pin_prefix),
        ...before.filter(({ pin_prefix }) => pin_prefix !== input.pin_prefix),
      ]);
      toastSuccess('Delivery is as you said');
      reset(empty);
    } catch (error) {
      if (!showFieldErrors(error, names, setError)) setError('root', { message: messageOf(error) });
    }
  });

  return (
    <Panel title="Delivery" id="zones">
      <p className="mb-3 text-1 text-ink-2">
        The longest beginning that fits a PIN code counts. Days are working days.
      </p>
      <form onSubmit={submit} noValidate className="grid gap-3">
        <div className="grid grid-cols-3 items-start gap-2">
          <TextField
            control={control}
            name="pin_prefix"
            label="PIN begins"
            inputMode="numeric"
            maxLength={6}
          />
          <TextField control={control} name="fewest_days" label="Fewest" inputMode="numeric" />
          <TextField control={control} name="most_days" label="Most days" inputMode="numeric" />
        </div>
        <CheckboxField control={control} name="takes_cash" label="The courier takes cash" />
        <FormProblem>{formState.errors.root?.message}</FormProblem>
        <Button
          type="submit"
          kind="second"
          size="card"
          busyText={formState.isSubmitting ? 'Saving' : undefined}
        >
          Save
        </Button>
      </form>
      <ZoneList zones={zones} changed={changed} onChoose={(zone) => reset(draftOf(zone))} />
    </Panel>
  );
}

const draftOf = ({ pin_prefix, fewest_days, most_days, takes_cash }: DeliveryZone): ZoneDraft => ({
  pin_prefix,
  fewest_days: String(fewest_days),
  most_days: String(most_days),
  takes_cash,
});

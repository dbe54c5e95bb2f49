'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { draftResolver } from '@/components/form/draft-resolver';
import { FormProblem } from '@/components/form/field-error';
import { showFieldErrors } from '@/components/form/show-field-errors';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { toastSuccess } from '@/components/ui/toast';
import { errorMessage } from '@/lib/api/api-error';
import { send } from '@/lib/api/browser';
import {
  courierInput,
  putCourier,
  removeCourier,
  type Courier,
  type CourierInput,
} from '@/lib/contract/staff-courier';
import { ConfirmButton } from '../confirm-button';
import { Panel } from '../panel';

const empty: CourierInput = { name: '', tracking_template: '' };
const names = Object.keys(empty) as (keyof CourierInput)[];

export function CourierPanel({ couriers: first }: { couriers: Courier[] }) {
  const [couriers, setCouriers] = useState(first);
  const { control, handleSubmit, reset, setError, formState } = useForm({
    defaultValues: empty,
    resolver: draftResolver<CourierInput, CourierInput>(courierInput),
  });

  const submit = handleSubmit(async (input) => {
    try {
      setCouriers((await send(putCourier, { body: input })).data);
      toastSuccess('Courier saved');
      reset(empty);
    } catch (error) {
      if (!showFieldErrors(error, names, setError))
        setError('root', { message: errorMessage(error) });
    }
  });

  return (
    <Panel title="Couriers" id="couriers">
      <form onSubmit={submit} noValidate className="grid gap-3">
        <TextField control={control} name="name" label="Courier" />
        <TextField
          control={control}
          name="tracking_template"
          label="Tracking page"
          help="Use {number} in place of the tracking number: https://example.com/track/{number}"
          isOptional
        />
        <FormProblem>{formState.errors.root?.message}</FormProblem>
        <Button
          type="submit"
          kind="second"
          size="card"
          busyText={formState.isSubmitting ? 'Saving' : undefined}
        >
          Save courier
        </Button>
      </form>
      <ul className="mt-4">
        {couriers.map((courier) => (
          <li
            key={courier.id}
            className="flex flex-wrap items-center justify-between gap-2 border-t border-rule py-2"
          >
            <span className="min-w-0 break-words">
              {courier.name}
              <span className="block text-1 text-ink-2">{courier.tracking_template}</span>
            </span>
            <div className="flex gap-2">
              <Button
                kind="quiet"
                size="card"
                onClick={() =>
                  reset({ name: courier.name, tracking_template: courier.tracking_template })
                }
              >
                Edit
              </Button>
              <ConfirmButton
                label="Remove"
                question={`Remove ${courier.name}?`}
                confirmLabel="Remove courier"
                isDestructive
                onConfirm={async () =>
                  setCouriers(
                    (await send(removeCourier, { params: { courierId: courier.id } })).data,
                  )
                }
              >
                <p>
                  Existing parcels keep the courier name and tracking number, but the tracking link
                  is removed.
                </p>
              </ConfirmButton>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

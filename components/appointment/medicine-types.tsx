'use client';

import { useId } from 'react';
import { useController } from 'react-hook-form';
import { FieldError } from '@/components/form/field-error';
import { medicineTypes } from '@/lib/contract/appointment-options';
import type { AppointmentControl } from './appointment-control';

export function MedicineTypes({ control }: { control: AppointmentControl }) {
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'type_of_medicine_list' });
  const chosen = field.value;
  const error = fieldState.error?.message;
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="mb-1 font-[550]">
        Type of medicine<span className="font-normal text-ink-2"> (optional)</span>
      </legend>
      <div className="grid gap-x-6 md:grid-cols-2">
        {medicineTypes.map((type, index) => (
          <label key={type} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              ref={index === 0 ? field.ref : undefined}
              name={`${id}-${type}`}
              checked={chosen.includes(type)}
              onBlur={field.onBlur}
              onChange={({ target }) =>
                field.onChange(
                  medicineTypes.filter((one) =>
                    one === type ? target.checked : chosen.includes(one),
                  ),
                )
              }
              className="tick"
            />
            {type}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}

import { LockKeyhole } from 'lucide-react';
import { useWatch, useController } from 'react-hook-form';
import { ComboboxField } from '@/components/form/combobox-field';
import { RadioCards } from '@/components/form/radio-cards';
import { TextareaField } from '@/components/form/textarea-field';
import { SlipPart } from '@/components/ui/slip-part';
import { problemCategories, medicineTypes } from '@/lib/contract/appointment-options';
import type { AppointmentControl } from './appointment-control';
import { useId } from 'react';
import { FieldError } from '@/components/form/field-error';

const problems = problemCategories.map((value) => ({ value, label: value }));
const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

export function HealthPart({ control }: { control: AppointmentControl }) {
  const isTaking = useWatch({ control, name: 'is_taking_medicine' });
  return (
    <SlipPart number={4} title="Your concern">
      <p className="mb-5 flex max-w-[62ch] items-start gap-3 text-ink-2">
        <LockKeyhole className="mt-0.5 size-5 shrink-0 text-leaf-7" strokeWidth={1.5} aria-hidden />
        <span>Only the vaidya can read this. It is encrypted and never sent by email or SMS.</span>
      </p>
      <div className="grid gap-5">
        <div className="md:max-w-96">
          <ComboboxField
            control={control}
            name="problem_suffering_from"
            label="Problem suffering from"
            options={problems}
            placeholder="Choose or type to search"
            emptyText="Not in the list. Choose “Other” and describe it below."
          />
        </div>
        <TextareaField
          control={control}
          name="problem_description"
          label="Problem description"
          help="Your symptoms, how long you’ve had them and what you’ve tried."
          rows={5}
          maxLength={2_000}
        />
        <RadioCards
          control={control}
          name="is_taking_medicine"
          label="Are you taking any medicines?"
          isOptional
          direction="row"
          cards={yesOrNo}
        />
        {isTaking === 'yes' && <MedicineTypes control={control} />}
      </div>
    </SlipPart>
  );
}

function MedicineTypes({ control }: { control: AppointmentControl }) {
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

import { useWatch } from 'react-hook-form';
import { CheckboxField } from '@/components/form/checkbox-field';
import { RadioCards } from '@/components/form/radio-cards';
import { TextField } from '@/components/form/text-field';
import { SlipPart } from '@/components/ui/slip-part';
import { genders, isMinor } from '@/lib/contract/appointment-options';
import { ageGroups } from '@/lib/contract/lead-options';
import type { AppointmentControl } from './appointment-control';

const genderCards = genders.map((value) => ({ value, label: value }));
const ageCards = ageGroups.map((value) => ({ value, label: value }));

export function PersonPart({ control }: { control: AppointmentControl }) {
  const ageGroup = useWatch({ control, name: 'age_group' });
  return (
    <SlipPart number={2} title="Who is it for?">
      <div className="grid items-start gap-5 md:grid-cols-2">
        <div className="md:col-span-2">
          <TextField
            control={control}
            name="name"
            label="Name"
            help="Name of the person consulting the vaidya."
            autoComplete="name"
            maxLength={100}
          />
        </div>
        <div className="md:col-span-2">
          <RadioCards
            control={control}
            name="gender"
            label="Gender"
            direction="row"
            cards={genderCards}
          />
        </div>
        <div className="md:col-span-2">
          <RadioCards
            control={control}
            name="age_group"
            label="Age group"
            direction="row"
            cards={ageCards}
          />
        </div>
        {isMinor(ageGroup) && (
          <div className="border-l-2 border-turmeric pl-4 md:col-span-2">
            <p className="mb-3 max-w-[58ch] text-ink-2">
              For anyone under 18, a parent or guardian must book, give consent and be present.
            </p>
            <TextField
              control={control}
              name="guardian_name"
              label="Guardian’s name"
              autoComplete="off"
              maxLength={100}
            />
            <div className="mt-2">
              <CheckboxField
                control={control}
                name="has_guardian_consent"
                label="I am the guardian and I agree to this appointment."
              />
            </div>
          </div>
        )}
      </div>
    </SlipPart>
  );
}

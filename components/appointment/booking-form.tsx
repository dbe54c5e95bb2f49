'use client';

import { useForm, useWatch, useController } from 'react-hook-form';
import { useTabDraft } from '@/components/account/use-tab-draft';
import { CaptchaBox } from '@/components/form/captcha-box';
import { draftResolver } from '@/components/form/draft-resolver';
import { FormProblem } from '@/components/form/field-error';
import { useCaptcha } from '@/components/form/use-captcha';
import { Button } from '@/components/ui/button';
import { Slip } from '@/components/ui/slip';
import { SlipPart } from '@/components/ui/slip-part';
import type { AppointmentDraft } from '@/lib/features/appointment/appointment-draft';
import { sayOffer } from '@/lib/features/appointment/fee-texts';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { sayStart } from '@/lib/features/appointment/time-texts';
import { isOn } from '@/lib/contract/is-on';
import type { AppointmentOffer } from '@/lib/contract/appointment';
import { appointmentInput, type AppointmentInput } from '@/lib/contract/appointment-input';
import { useCountries } from '@/lib/features/place/use-countries';
import { formAddress } from '@/lib/platform/form-posts/form-address';
import { personalKey } from '@/lib/platform/session/personal-data';
import { useSession } from '@/lib/platform/session/use-session';
import { HealthPart } from './health-part';
import { PersonPart } from './person-part';
import { ReachPart } from './reach-part';
import { TakenNote } from './taken-note';
import { useBooking } from './use-booking';
import type { AppointmentControl } from './appointment-control';
import { TimePicker } from './time-picker';

interface BookingFormProps {
  draft: AppointmentDraft;
  offer: AppointmentOffer;
}

export function BookingForm({ draft, offer }: BookingFormProps) {
  const shop = useShop();
  const isFreeForMembers = isOn(shop, 'elite') && shop.elite_benefits.free_consultation;
  const membership = isFreeForMembers ? shop.elite_name : undefined;
  const person = useSession();
  const form = useForm({
    defaultValues: draft,
    resolver: draftResolver<AppointmentDraft, AppointmentInput>(appointmentInput),
  });
  const { control, handleSubmit, formState } = form;
  const captcha = useCaptcha(form, 'appointment');
  const { book, isBooked, taken, takeInstead } = useBooking(form, captcha);
  useTabDraft(form, person ? personalKey('appointment-draft', person.id) : null);
  const countries = useCountries();
  const [countryId, start] = useWatch({ control, name: ['country_id', 'start_datetime'] });
  const callingCode = countries.countries.find(({ id }) => id === countryId)?.calling_code;
  const { isSubmitting, errors } = formState;

  return (
    <form
      method="post"
      action={formAddress('appointment')}
      onSubmit={handleSubmit((input) => book(input, callingCode))}
      noValidate
      aria-label="Book appointment"
      className="noscript:hidden"
    >
      <Slip
        foot={
          <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-4">
            <p className="flex flex-wrap gap-x-2">
              <span className="font-[550]">Cost</span>
              <span>{sayOffer(offer, membership)}</span>
            </p>
            <CaptchaBox control={control} captcha={captcha} />
            {errors.root && <FormProblem>{errors.root.message}</FormProblem>}
            <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
              <Button
                type="submit"
                className="w-full md:w-auto md:min-w-56"
                busyText={isSubmitting || isBooked ? 'Booking' : undefined}
              >
                Book appointment
              </Button>
              {start && <p className="text-ink-2">{sayStart(start)}</p>}
            </div>
          </div>
        }
      >
        <SlipPart number={1} title="Choose a slot">
          {taken && <TakenNote taken={taken} onChoose={takeInstead} />}
          <TimeField control={control} />
        </SlipPart>
        <PersonPart control={control} />
        <ReachPart control={control} countries={countries} callingCode={callingCode} />
        <HealthPart control={control} />
      </Slip>
    </form>
  );
}

function TimeField({ control }: { control: AppointmentControl }) {
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({ control, name: 'start_datetime' });
  return (
    <TimePicker ref={ref} value={value} onChange={onChange} error={fieldState.error?.message} />
  );
}

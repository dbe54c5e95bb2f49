import { CountryField } from '@/components/lead/country-field';
import { EmailField } from '@/components/form/email-field';
import { TextField } from '@/components/form/text-field';
import { SlipPart } from '@/components/ui/slip-part';
import { tenDigits } from '@/lib/format/mobile';
import type { Countries } from '@/lib/features/place/use-countries';
import type { AppointmentControl } from './appointment-control';

interface ReachPartProps {
  control: AppointmentControl;
  countries: Countries;
  callingCode: string | undefined;
}

export function ReachPart({ control, countries, callingCode }: ReachPartProps) {
  return (
    <SlipPart number={3} title="Contact details">
      <div className="grid items-start gap-5 md:grid-cols-2">
        <CountryField
          control={control}
          name="country_id"
          label="Country"
          list={countries}
          failedText="Please try again later!"
          placeholder="Type to search"
          onChosen={() => undefined}
        />
        <TextField
          control={control}
          name="mobile"
          label="Mobile number"
          {...(callingCode && { prefix: callingCode })}
          help={callingCode ? `10 digits, after ${callingCode}.` : '10 digits.'}
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          clean={(typed) => tenDigits(typed, callingCode)}
        />
        <EmailField
          control={control}
          name="email"
          label="Email"
          help="We’ll send your confirmation and calendar invite here."
        />
        <TextField
          control={control}
          name="landmark"
          label="Landmark"
          help="A well-known place near you, with your city or area."
          autoComplete="address-line3"
          maxLength={200}
        />
      </div>
    </SlipPart>
  );
}

import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { EmailField } from '@/components/form/email-field';
import { TextField } from '@/components/form/text-field';
import type { ContactLeadInput } from '@/lib/contract/lead';
import type { ContactDraft } from '@/lib/features/lead/lead-draft';
import { minSearchLength, useCountrySearch } from '@/lib/features/place/use-countries';
import { CountryField } from './country-field';
import { PhoneField } from './phone-field';

interface ContactSenderProps {
  form: UseFormReturn<ContactDraft, unknown, ContactLeadInput>;
}

export function ContactSender({ form: { control, setValue } }: ContactSenderProps) {
  const [typed, setTyped] = useState('');
  const chosen = useWatch({ control, name: 'chosen_country' });
  const found = useCountrySearch(typed);
  const isTooShort = typed.trim().length < minSearchLength;
  // Without a search the list is the current choice, so that the field can show its label.
  const unsearched = chosen && typed === '' ? [chosen] : [];
  const countries = isTooShort ? unsearched : found.countries;

  function choose(id: number | null) {
    const country = countries.find((one) => one.id === id) ?? null;
    setValue('chosen_country', country, { shouldDirty: true });
    setTyped('');
  }

  return (
    <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2">
      <TextField control={control} name="name" label="Name" autoComplete="name" maxLength={100} />
      <TextField
        control={control}
        name="company"
        label="Company"
        help="Writing for yourself? Leave it as “Individual”."
        autoComplete="organization"
        maxLength={150}
      />
      <EmailField control={control} name="email" label="Email" />
      {/* If left without a choice, the field shows the previous choice again. */}
      <div onBlur={() => setTyped('')}>
        <CountryField
          control={control}
          name="country"
          label="Country"
          list={{ ...found, countries }}
          failedText="Unable to load countries"
          placeholder="Type 3 letters to search"
          emptyText={isTooShort ? 'Type at least 3 letters' : 'No matches'}
          onSearch={setTyped}
          onChosen={choose}
        />
      </div>
      {chosen && (
        <PhoneField
          control={control}
          name="phone"
          label="Phone"
          isOptional
          callingCode={chosen.calling_code}
        />
      )}
    </div>
  );
}

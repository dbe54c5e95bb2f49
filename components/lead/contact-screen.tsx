import { EmailField } from '@/components/form/email-field';
import { TextField } from '@/components/form/text-field';
import { PageHead } from '@/components/layout/page-head';
import { OwnText } from '@/components/text-page/text-page-screen';
import { FramedPicture } from '@/components/ui/framed-picture';
import { contact } from '@/lib/content/contact';
import type { Country } from '@/lib/contract/place';
import type { TextPage } from '@/lib/contract/text-page';
import { homeCrumbs } from '@/lib/features/text-page/policy-links';
import { ContactDetails } from './contact-details';
import { ContactForm } from './contact-form';
import { PhoneField } from './phone-field';
import { TradePart } from './trade-part';
import type { TradeControl } from './trade-state';

interface ContactScreenProps {
  text: TextPage | null;
  /** Most people write from there. */
  country: Country | null;
}

export function ContactScreen({ text, country }: ContactScreenProps) {
  const { title, lead } = text ?? contact;
  return (
    <div className="frame pt-4 pb-10 lg:pt-8 lg:pb-14">
      <div className="grid items-end gap-x-16 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <PageHead crumbs={homeCrumbs} title={title} lead={lead} />
        <FramedPicture
          {...contact.picture}
          isFirst
          sizes="(width >= 48rem) 352px, 1px"
          className="max-md:hidden"
        />
      </div>
      {text && <OwnText html={text.content} />}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-12 md:mt-10 lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)]">
        <ContactForm country={country} />
        <ContactDetails />
      </div>
    </div>
  );
}

interface ContactPartProps {
  control: TradeControl;
  of: number;
  callingCode: string | undefined;
}

export function ContactPart({ control, of, callingCode }: ContactPartProps) {
  return (
    <TradePart number={3} of={of} title="Contact person">
      <p className="text-ink-2 md:col-span-2">
        Please leave an email address or a telephone number, or we have no way to answer.
      </p>
      <TextField
        control={control}
        name="full_name"
        label="Full name"
        isOptional
        autoComplete="name"
        maxLength={100}
      />
      <TextField
        control={control}
        name="job_title"
        label="Job title"
        isOptional
        autoComplete="organization-title"
        maxLength={100}
      />
      <EmailField control={control} name="email" label="Email" isOptional />
      <PhoneField
        control={control}
        name="phone_no"
        label="Phone number"
        isOptional
        callingCode={callingCode}
      />
    </TradePart>
  );
}

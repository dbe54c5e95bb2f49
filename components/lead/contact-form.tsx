'use client';

import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CaptchaBox } from '@/components/form/captcha-box';
import { draftResolver } from '@/components/form/draft-resolver';
import { FormProblem } from '@/components/form/field-error';
import { SelectField } from '@/components/form/select-field';
import { showFieldErrors } from '@/components/form/show-field-errors';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { TrapField } from '@/components/form/trap-field';
import { useCaptcha } from '@/components/form/use-captcha';
import { Slip } from '@/components/ui/slip';
import { SlipPart } from '@/components/ui/slip-part';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { contact } from '@/lib/content/contact';
import { contactLeadInput, sendContactLead, type ContactLeadInput } from '@/lib/contract/lead';
import { ageGroups, maxContactText } from '@/lib/contract/lead-options';
import { contactBody } from '@/lib/features/lead/trade-body';
import {
  emptyContactDraft,
  startContactDraft,
  type ContactDraft,
} from '@/lib/features/lead/lead-draft';
import type { Country } from '@/lib/contract/place';
import { useOwnContact } from '@/lib/features/profile/use-own-contact';
import { isUnanswered, sendLead, type SentLead } from '@/lib/features/lead/send-lead';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { formAddress } from '@/lib/platform/form-posts/form-address';
import { personalKey } from '@/lib/platform/session/personal-data';
import { contactProblem } from './contact-problem';
import { ContactSender } from './contact-sender';
import { DataUseNote } from './data-use-note';
import { DraftNote } from './draft-note';
import { SentNote } from './sent-note';
import { SubmitButton } from './submit-button';
import { unansweredText } from './unanswered';
import { useLastingDraft } from './use-lasting-draft';

const names = Object.keys(emptyContactDraft) as (keyof ContactDraft)[];
const ageOptions = ageGroups.map((group) => ({ value: group, label: `${group} years` }));

export function ContactForm({ country }: { country: Country | null }) {
  const own = useOwnContact();
  const start = useMemo(() => startContactDraft(country, own), [country, own]);
  // The form remounts once the user is known; the draft keeps typed input.
  return <ContactFields key={own?.email ?? own?.mobile_no} start={start} />;
}

function ContactFields({ start }: { start: ContactDraft }) {
  const shop = useShop();
  const form = useForm<ContactDraft, unknown, ContactLeadInput>({
    defaultValues: start,
    resolver: draftResolver(contactLeadInput),
  });
  const { control, register, handleSubmit, setError, formState, getValues } = form;
  const captcha = useCaptcha(form, 'inquiry');
  const draft = useLastingDraft(form, personalKey('enquiry-draft', 'contact'), start);
  const [sent, setSent] = useState<SentLead>();

  const submit = handleSubmit(async (checked) => {
    setSent(undefined);
    try {
      const answer = await sendLead({
        kind: 'contact',
        call: sendContactLead,
        body: contactBody(checked, getValues('chosen_country')?.calling_code),
        takeToken: captcha.freshToken,
      });
      captcha.reset();
      draft.startOver();
      setSent(answer);
      toastSuccess(answer.message || 'Your enquiry has been sent');
    } catch (error) {
      // If no answer arrived, the retry uses the same token.
      if (!isUnanswered(error)) captcha.reset();
      const problem = contactProblem(error);
      if (!showFieldErrors(error, names, setError)) {
        setError('root', { message: unansweredText(error) ?? problem });
      }
      toastError(problem);
    }
  });

  const { root } = formState.errors;
  const afterwards = shop.has_demo ? contact.afterwards : 'We’ll reply soon.';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {sent && <SentNote number={sent.number}>{afterwards}</SentNote>}
      <form
        method="post"
        action={formAddress('contact')}
        onSubmit={submit}
        noValidate
        aria-label="Contact form"
        className="relative"
      >
        <TrapField register={register} name="reference" />
        <DraftNote draft={draft} />
        <Slip
          foot={
            <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-4">
              <CaptchaBox control={control} captcha={captcha} isPosted />
              {root && <FormProblem>{root.message}</FormProblem>}
              <SubmitButton
                isOpen={captcha.phase === 'verified'}
                isSending={formState.isSubmitting}
              >
                Send
              </SubmitButton>
              <DataUseNote />
            </div>
          }
        >
          <SlipPart number={1} title="Your details">
            <ContactSender form={form} />
          </SlipPart>
          <SlipPart number={2} title="Your message">
            <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2">
              <TextField control={control} name="subject" label="Subject" maxLength={150} />
              <div className="md:col-span-2">
                <TextareaField
                  control={control}
                  name="inquiry_description"
                  label="Inquiry description"
                  help="Include your order number, if you have one."
                  rows={5}
                  maxLength={maxContactText}
                />
              </div>
              <details className="md:col-span-2">
                <summary className="min-h-11 py-2.5 underline underline-offset-4">
                  Is it about someone’s health? Add their age group
                </summary>
                <div className="mt-2 max-w-[20rem]">
                  <SelectField
                    control={control}
                    name="age_group"
                    label="Age group"
                    help="Age of the person you’re asking about."
                    options={ageOptions}
                  />
                </div>
              </details>
            </div>
          </SlipPart>
        </Slip>
      </form>
    </div>
  );
}

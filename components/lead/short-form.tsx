import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { problemText } from '@/components/account/problem-text';
import { CaptchaBox } from '@/components/form/captcha-box';
import { draftResolver } from '@/components/form/draft-resolver';
import { FormProblem } from '@/components/form/field-error';
import { showFieldErrors } from '@/components/form/show-field-errors';
import { MobileField } from '@/components/form/mobile-field';
import { EmailField } from '@/components/form/email-field';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { TrapField } from '@/components/form/trap-field';
import { useCaptcha } from '@/components/form/use-captcha';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { isUnanswered, sendLead, type SentLead } from '@/lib/features/lead/send-lead';
import {
  emptyShortDraft,
  startShortDraft,
  type ShortDraft,
  type ShortKind,
} from '@/lib/features/lead/short-draft';
import { useOwnContact } from '@/lib/features/profile/use-own-contact';
import { personalKey } from '@/lib/platform/session/personal-data';
import {
  franchiseInput,
  sendFranchiseLead,
  sendStoreLead,
  storeLeadInput,
} from '@/lib/contract/lead';
import { maxLeadText } from '@/lib/contract/lead-options';
import { DataUseNote } from './data-use-note';
import { DraftNote } from './draft-note';
import { SentNote } from './sent-note';
import { SubmitButton } from './submit-button';
import { unansweredText } from './unanswered';
import { useLastingDraft } from './use-lasting-draft';

const shortForms = {
  franchise: {
    schema: franchiseInput,
    call: sendFranchiseLead,
    action: 'franchise_enquiry' as const,
  },
  store: {
    schema: storeLeadInput.omit(['store_id']),
    call: sendStoreLead,
    action: 'store_enquiry' as const,
  },
};

function shortBody(about: ShortKind, checked: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.keys(shortForms[about.kind].schema.fields).filter(
    (name) => name !== 'recaptcha',
  );
  const body = Object.fromEntries(fields.map((name) => [name, checked[name]]));
  return about.kind === 'store' ? { ...body, store_id: about.storeId } : body;
}

const names = Object.keys(emptyShortDraft) as (keyof ShortDraft)[];

interface ShortFormProps {
  about: ShortKind;
  label: string;
  afterwards: string;
}

export function ShortForm(props: ShortFormProps) {
  const own = useOwnContact();
  const start = useMemo(() => startShortDraft(own), [own]);
  // The form remounts once the user is known; the draft keeps typed input.
  return <ShortFields key={own?.mobile_no} {...props} start={start} />;
}

function ShortFields({ about, label, afterwards, start }: ShortFormProps & { start: ShortDraft }) {
  const { kind } = about;
  const isFranchise = kind === 'franchise';
  const { schema, call, action } = shortForms[kind];
  const form = useForm<ShortDraft, unknown, Record<string, unknown>>({
    defaultValues: start,
    resolver: draftResolver(schema),
  });
  const { control, register, handleSubmit, setError, formState } = form;
  const captcha = useCaptcha(form, action);
  const where = about.kind === 'franchise' ? [kind] : [kind, about.storeId];
  const draft = useLastingDraft(form, personalKey('enquiry-draft', ...where), start);
  const [sent, setSent] = useState<SentLead>();

  const submit = handleSubmit(async (checked) => {
    setSent(undefined);
    try {
      const answer = await sendLead({
        kind,
        call,
        body: shortBody(about, checked),
        takeToken: captcha.freshToken,
      });
      captcha.reset();
      draft.startOver();
      setSent(answer);
      toastSuccess(answer.message || 'Your enquiry has been sent');
    } catch (error) {
      if (!isUnanswered(error)) captcha.reset();
      const message = unansweredText(error) ?? problemText(error);
      if (!showFieldErrors(error, names, setError)) setError('root', { message });
      toastError(message);
    }
  });

  const { root } = formState.errors;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {sent && <SentNote number={sent.number}>{afterwards}</SentNote>}
      <form method="post" onSubmit={submit} noValidate aria-label={label} className="relative">
        <TrapField register={register} name="reference" />
        <DraftNote draft={draft} />
        <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2 [&>*]:min-w-0">
          <TextField control={control} name="name" label="Your name" autoComplete="name" />
          <EmailField control={control} name="email" label="Email" />
          <MobileField
            control={control}
            name="mobile_no"
            label="Mobile number"
            isOptional={!isFranchise}
          />
          {isFranchise && (
            <TextField
              control={control}
              name="place"
              label="Preferred location"
              help="City, area and street."
              autoComplete="address-level2"
            />
          )}
          <div className="md:col-span-2">
            <TextareaField
              control={control}
              name="message"
              label="Message"
              rows={4}
              maxLength={maxLeadText}
            />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:col-span-2">
            <CaptchaBox control={control} captcha={captcha} />
            {root && <FormProblem>{root.message}</FormProblem>}
            <SubmitButton isOpen={captcha.phase === 'verified'} isSending={formState.isSubmitting}>
              Send
            </SubmitButton>
            <DataUseNote />
          </div>
        </div>
      </form>
    </div>
  );
}

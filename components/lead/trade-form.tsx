'use client';

import { useMemo, useState, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { problemText } from '@/components/account/problem-text';
import { draftResolver } from '@/components/form/draft-resolver';
import { MarkedFields } from '@/components/form/field-mark';
import { showFieldErrors } from '@/components/form/show-field-errors';
import { SilentCaptcha } from '@/components/form/silent-captcha';
import { TrapField } from '@/components/form/trap-field';
import { useCaptcha } from '@/components/form/use-captcha';
import { Slip } from '@/components/ui/slip';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/api-error';
import { leadCreated } from '@/lib/contract/lead-options';
import { emptyTradeDraft, startTradeDraft, type TradeDraft } from '@/lib/features/lead/lead-draft';
import { useOwnContact } from '@/lib/features/profile/use-own-contact';
import { sendLead, type SentLead } from '@/lib/features/lead/send-lead';
import { tradeBody } from '@/lib/features/lead/trade-body';
import {
  tradeForms,
  type TradeKind,
  type QuestionPart as TextQuestion,
} from '@/lib/features/lead/trade-form';
import { tradeParts, partAnchor, formProgress } from '@/lib/features/lead/trade-parts';
import { useCountries } from '@/lib/features/place/use-countries';
import { formAddress } from '@/lib/platform/form-posts/form-address';
import { personalKey } from '@/lib/platform/session/personal-data';
import { CompanyPart } from './company-part';
import { ContactPart } from './contact-part';
import { DraftNote } from './draft-note';
import { LocationPart } from './location-part';
import { RequirementsField } from './requirements-field';
import { SentNote } from './sent-note';
import { TradeFoot } from './trade-foot';
import type { TradeOutput, TradeControl } from './trade-state';
import { unansweredText } from './unanswered';
import { useLastingDraft } from './use-lasting-draft';
import { HaldiDot } from '@/components/ui/haldi-dot';
import { TextareaField } from '@/components/form/textarea-field';
import { TradePart } from './trade-part';

/* A refused token has no field here; the next submit takes a new token. */
const names = (Object.keys(emptyTradeDraft) as (keyof TradeDraft)[]).filter(
  (name) => name !== 'recaptcha',
);
const wentWrong = 'Something went wrong';

const unreachable = 'You didn’t leave an email or phone number, so please call or write to us.';

interface TradeFormProps {
  kind: TradeKind;
  afterwards: string;
}

export function TradeForm(props: TradeFormProps) {
  const own = useOwnContact();
  const start = useMemo(() => startTradeDraft(own), [own]);
  // The form remounts once the user is known; the draft keeps typed input.
  return <TradeFields key={own?.mobile_no} {...props} start={start} />;
}

function TradeFields({ kind, afterwards, start }: TradeFormProps & { start: TradeDraft }) {
  const { schema, call, action, label, needs, takesAttachment, parts } = tradeForms[kind];
  const form = useForm<TradeDraft, unknown, TradeOutput>({
    defaultValues: start,
    resolver: draftResolver(schema),
  });
  const { control, register, handleSubmit, setError, formState } = form;
  const captcha = useCaptcha(form, action);
  const draft = useLastingDraft(form, personalKey('enquiry-draft', kind), start);
  const countries = useCountries();
  const [attachment, setAttachment] = useState<File>();
  const [attachmentError, setAttachmentError] = useState<string>();
  const [sent, setSent] = useState<SentLead & { isReachable: boolean }>();
  const country = useWatch({ control, name: 'country' });
  const callingCode = countries.countries.find(({ id }) => id === country)?.calling_code;
  const of = tradeParts(kind).length;

  const submit = handleSubmit(async (checked) => {
    setSent(undefined);
    setAttachmentError(undefined);
    try {
      const answer = await sendLead({
        kind,
        call,
        body: tradeBody(kind, checked, callingCode),
        attachment,
        // A broken captcha must not block an enquiry: the store accepts one without a token.
        takeToken: () => captcha.freshToken().catch(() => ''),
      });
      draft.startOver();
      setAttachment(undefined);
      setSent({ ...answer, isReachable: Boolean(checked.email || checked.phone_no) });
      toastSuccess(leadCreated);
    } catch (error) {
      if (error instanceof ApiError) setAttachmentError(error.fields['attachment']?.[0]);
      const isShown = showFieldErrors(error, names, setError);
      if (!isShown) setError('root', { message: unansweredText(error) ?? problemText(error) });
      if (!(error instanceof ApiError && error.status === 0))
        toastError(wentWrong, undefined, 4000);
    } finally {
      captcha.reset();
    }
  });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-6 xl:grid-cols-[minmax(0,46rem)_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {sent && (
          <SentNote number={sent.number}>{sent.isReachable ? afterwards : unreachable}</SentNote>
        )}
        <form
          method="post"
          action={formAddress(kind === 'b2b' ? 'business' : 'exports')}
          onSubmit={submit}
          noValidate
          aria-label={label}
          className="relative"
        >
          <TrapField register={register} name="reference" />
          <DraftNote draft={draft} />
          <p className="mb-3 text-1 text-ink-2">
            <span className="text-clay">*</span> Required. Everything else is optional.
          </p>
          <MarkedFields value="required">
            <Slip
              foot={
                <TradeFoot
                  control={control}
                  isSending={formState.isSubmitting}
                  problem={formState.errors.root?.message}
                />
              }
            >
              <CompanyPart control={control} of={of} />
              <LocationPart form={form} of={of} countries={countries} />
              <ContactPart control={control} of={of} callingCode={callingCode} />
              {parts.map((part, index) => (
                <QuestionPart
                  key={part.title}
                  part={part}
                  number={4 + index}
                  of={of}
                  control={control}
                >
                  {index === parts.length - 1 && (
                    <RequirementsField
                      control={control}
                      help={needs}
                      {...(takesAttachment && {
                        attachment,
                        onAttachment: setAttachment,
                        attachmentError,
                      })}
                    />
                  )}
                </QuestionPart>
              ))}
            </Slip>
          </MarkedFields>
          <SilentCaptcha captcha={captcha} />
        </form>
      </div>
      <div className="hidden xl:sticky xl:top-6 xl:block">
        <PartIndex kind={kind} control={control} />
      </div>
    </div>
  );
}

function PartIndex({ kind, control }: { kind: TradeKind; control: TradeControl }) {
  const draft = useWatch({ control });
  return (
    <nav aria-label="Parts of the form">
      <ol className="border-t border-ink">
        {tradeParts(kind).map(({ title, fields }, index) => {
          const progress = formProgress(fields, draft);
          return (
            <li key={title} className="border-b border-rule">
              <a
                href={`#${partAnchor(index + 1)}`}
                className="grid min-h-11 grid-cols-[1.5rem_1fr_auto] items-center gap-x-2 py-1.5 hover:bg-paper-2"
              >
                <span className="font-display text-3 text-clay">{index + 1}</span>
                {title}
                <span className="flex items-center gap-2 text-1 text-ink-2">
                  {progress === 'Complete' && <HaldiDot />}
                  {progress}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

interface QuestionPartProps {
  part: TextQuestion;
  number: number;
  of: number;
  control: TradeControl;
  children?: ReactNode;
}

function QuestionPart({ part, number, of, control, children }: QuestionPartProps) {
  return (
    <TradePart number={number} of={of} title={part.title}>
      {part.questions.map(({ name, text, help }) => (
        <div key={name} className="md:col-span-2">
          <TextareaField
            control={control}
            name={name}
            label={text}
            isOptional
            rows={2}
            help={help}
          />
        </div>
      ))}
      {children}
    </TradePart>
  );
}

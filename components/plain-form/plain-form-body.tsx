import { DataUseNote } from '@/components/lead/data-use-note';
import { TermsLinks } from '@/components/account/terms-links';
import { Button } from '@/components/ui/button';
import { beforeTerms } from '@/lib/contract/consent-texts';
import type { Country } from '@/lib/contract/place';
import type { PlainForm, PlainField as Field } from '@/lib/features/plain-form/plain-form';
import { formAddress } from '@/lib/platform/form-posts/form-address';
import type { PlainFormName } from '@/lib/platform/form-posts/form-names';
import type { SubmittedForm } from '@/lib/platform/form-posts/submitted-form';
import { controlClass } from '@/components/form/control-class';
import { FieldError } from '@/components/form/field-error';
import { sayStart } from '@/lib/features/appointment/time-texts';
import { findCountry } from '@/lib/features/plain-form/find-country';
import { PlainField } from './plain-field';

interface QuestionFieldProps {
  question: string;
  ticket: string;
  error: string | undefined;
}

export interface PlainFormBodyProps {
  name: PlainFormName;
  form: PlainForm;
  submittedForm: SubmittedForm | undefined;
  countries: Country[];
  /** Free times of the vaidya, ISO 8601. */
  times: string[];
  /** Initial field values. */
  first: Record<string, string>;
  /** Undefined: the store takes this form without one. */
  question: { question: string; ticket: string } | undefined;
  hidden: Record<string, string>;
}

export function PlainFormBody(props: PlainFormBodyProps) {
  const { name, form, submittedForm, countries, times, first, question, hidden } = props;
  const errors = submittedForm?.errors ?? {};
  const needsFields =
    !submittedForm ||
    form.fields.some((one) => one.kind === 'password' || errors[one.name] !== undefined);
  const fields = (
    <PlainFormFields
      fields={form.fields}
      countries={countries}
      times={times}
      values={submittedForm?.values ?? first}
      errors={errors}
    />
  );
  return (
    <form
      method="post"
      action={formAddress(name)}
      noValidate
      aria-label={form.title}
      className="relative grid max-w-[46rem] grid-cols-[minmax(0,1fr)] gap-6"
    >
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {form.isEnquiry && (
        <div aria-hidden className="pointer-events-none absolute size-px overflow-hidden opacity-0">
          <label>
            Please leave this empty
            <input type="text" name="reference" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      )}
      {needsFields && fields}
      {question && (
        <QuestionField {...question} error={(errors['answer'] ?? errors['recaptcha'])?.[0]} />
      )}
      {form.isEnquiry ? (
        <DataUseNote />
      ) : (
        name === 'sign-up' && (
          <p className="text-1 text-ink-2">
            {beforeTerms('account')}
            <TermsLinks />.
          </p>
        )
      )}
      <Button type="submit" className="max-md:w-full md:w-fit md:min-w-40">
        {form.button}
      </Button>
      {!needsFields && (
        <details className="rounded-control border border-rule px-4 py-2">
          <summary className="min-h-11 cursor-pointer py-2 font-[550]">
            Your answers (you can still change them)
          </summary>
          <div className="pt-2 pb-4">{fields}</div>
        </details>
      )}
    </form>
  );
}

function QuestionField({ question, ticket, error }: QuestionFieldProps) {
  return (
    <div className="rounded-control border border-edge bg-paper-0 px-4 py-4">
      <input type="hidden" name="ticket" value={ticket} />
      <label htmlFor="answer" className="mb-1 block text-3 font-[550]">
        {question}
      </label>
      <input
        id="answer"
        name="answer"
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={50}
        aria-required
        aria-invalid={error !== undefined}
        aria-describedby={error ? 'answer-error answer-help' : 'answer-help'}
        className={`${controlClass(error !== undefined)} max-w-60`}
      />
      <FieldError id="answer-error" message={error} />
      <p id="answer-help" className="mt-1 text-1 text-ink-2">
        Type one word or number to show you’re not a robot.
      </p>
    </div>
  );
}

interface PlainFormFieldsProps {
  fields: Field[];
  countries: Country[];
  times: string[];
  values: Record<string, string>;
  errors: Record<string, string[]>;
}

function PlainFormFields(props: PlainFormFieldsProps) {
  const { fields, countries, times, values, errors } = props;
  const lists: Partial<Record<Field['kind'], Field['options']>> = {
    country: [
      { value: '', label: 'Select a country' },
      ...countries.map(({ id, country_name: name }) => ({ value: String(id), label: name })),
    ],
    time: [
      { value: '', label: 'Select a time' },
      ...times.map((start) => ({ value: start, label: sayStart(start) })),
    ],
  };
  return (
    <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2 [&>*]:min-w-0">
      {fields.map((field) => {
        const typed = values[field.name] ?? '';
        const options = lists[field.kind];
        const isCountry = field.kind === 'country';
        return (
          <PlainField
            key={field.name}
            field={options ? { ...field, options } : field}
            value={isCountry ? String(findCountry(countries, typed)?.id ?? '') : typed}
            error={errors[field.name]?.[0]}
          />
        );
      })}
    </div>
  );
}

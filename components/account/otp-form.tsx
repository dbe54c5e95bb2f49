import { useEffect, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { InferType } from 'yup';
import { CaptchaBox } from '@/components/form/captcha-box';
import { draftResolver } from '@/components/form/draft-resolver';
import { TextField } from '@/components/form/text-field';
import { useCaptchaOnDemand } from '@/components/form/use-captcha-on-demand';
import { linkClass } from '@/components/ui/button-class';
import { Button } from '@/components/ui/button';
import { signInInput, verifyOtpInput } from '@/lib/contract/login';
import { appCode, otpDigits } from '@/lib/contract/rules';
import { onlyDigits } from '@/lib/format/mobile';
import { formAddress } from '@/lib/platform/form-posts/form-address';
import type { SubmittedForm } from '@/lib/platform/form-posts/submitted-form';
import { submittedFormErrors } from '@/lib/platform/form-posts/submitted-form-errors';
import { showRefusal } from './show-refusal';
import { ResendOtp } from './resend-otp';

interface OtpFormProps {
  help: string;
  button: string;
  busyText: string;
  /** Throws if the OTP is refused. `recaptcha` is set once the store has asked for it. */
  onOtp: (otp: string, recaptcha: string | undefined) => Promise<void>;
  /**
   * Sends another OTP. Throws ApiError or LoginError. Left out: the code is of an authenticator
   * app.
   */
  resend?: ((recaptcha: string | undefined) => Promise<void>) | undefined;
  /** Of a form that was posted without scripts. */
  submittedForm?: SubmittedForm | undefined;
  /** Hidden fields that the form posts with the code; if omitted, the form needs scripts. */
  fields?: Record<string, string>;
  /** A number without an account gets one. */
  isEntry?: boolean;
  children: ReactNode;
}

interface Draft {
  otp: string;
  recaptcha: string;
}

const otpInput = verifyOtpInput.pick(['otp', 'recaptcha']);
const appCodeInput = signInInput
  .pick(['otp', 'recaptcha'])
  .shape({ otp: appCode().required('Enter the code') });

export function OtpForm(props: OtpFormProps) {
  const { help, button, busyText, onOtp, resend, submittedForm, fields, isEntry, children } = props;
  const form = useForm({
    defaultValues: { otp: '', recaptcha: '' },
    ...submittedFormErrors<Draft>(submittedForm),
    resolver: draftResolver<Draft, InferType<typeof otpInput>>(resend ? otpInput : appCodeInput),
  });
  const { control, handleSubmit, setError, setFocus, setValue, clearErrors, formState } = form;
  const { captcha, isCaptchaRequired, token, refused } = useCaptchaOnDemand(form);

  useEffect(() => setFocus('otp'), [setFocus]);

  function show(error: unknown, shouldFocus: boolean) {
    const { code, message } = showRefusal(error);
    refused(code);
    setError('otp', { type: 'store', message }, { shouldFocus });
  }

  const submit = handleSubmit(async ({ otp }) => {
    try {
      await onOtp(otp, await token());
    } catch (error) {
      show(error, true);
    }
  });

  return (
    <form
      method="post"
      action={fields && formAddress(isEntry ? 'enter' : 'verify-otp')}
      onSubmit={submit}
      noValidate
    >
      {Object.entries(fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        control={control}
        name="otp"
        label={resend ? 'OTP' : 'Code'}
        help={help}
        autoComplete="one-time-code"
        {...(resend
          ? {
              inputMode: 'numeric',
              clean: (typed: string) => onlyDigits(typed, otpDigits.long),
              className: 'text-3 font-semibold [letter-spacing:0.3em]',
            }
          : { autoCapitalize: 'none', spellCheck: false, className: 'text-3 font-semibold' })}
      />
      {isCaptchaRequired && (
        <div className="mt-4">
          <CaptchaBox control={control} captcha={captcha} />
        </div>
      )}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6">
        {resend && (
          <ResendOtp
            resend={async () => {
              await resend(await token());
              captcha.reset();
            }}
            onSent={() => {
              setValue('otp', '');
              clearErrors();
              setFocus('otp');
            }}
            onFailed={(error) => show(error, false)}
          />
        )}
        {children}
      </div>
      <Button
        type="submit"
        className="mt-3 w-full"
        busyText={formState.isSubmitting || formState.isSubmitSuccessful ? busyText : undefined}
      >
        {button}
      </Button>
      {fields && (
        <noscript>
          <button
            name="is_again"
            value="1"
            formAction={formAddress(isEntry ? 'send-entry-otp' : 'send-otp')}
            className={`${linkClass} mt-2 min-h-11`}
          >
            Send a new OTP
          </button>
        </noscript>
      )}
    </form>
  );
}

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { InferType } from 'yup';
import { CaptchaBox } from '@/components/form/captcha-box';
import { draftResolver } from '@/components/form/draft-resolver';
import { FormProblem } from '@/components/form/field-error';
import { MobileField } from '@/components/form/mobile-field';
import { useCaptchaOnDemand } from '@/components/form/use-captcha-on-demand';
import { Button } from '@/components/ui/button';
import { linkClass } from '@/components/ui/button-class';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { toastSuccess } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/api-error';
import { send } from '@/lib/api/browser';
import { notOfferedCode } from '@/lib/api/call-errors';
import { sendOtp, sendOtpInput } from '@/lib/contract/login';
import { sendEntryOtp } from '@/lib/contract/mobile-entry';
import { routes } from '@/lib/platform/routes';
import { tenDigits } from '@/lib/format/mobile';
import { formAddress } from '@/lib/platform/form-posts/form-address';
import { keepTypedNumber, useTypedNumber } from '@/lib/platform/session/typed-number';
import { submittedFormErrors } from '@/lib/platform/form-posts/submitted-form-errors';
import type { LoginStart } from './login-step';
import { showRefusal } from './show-refusal';
import { SignUpLink } from './sign-up-link';

interface MobileStepProps {
  known: string;
  start: LoginStart | undefined;
  isEntry: boolean;
  onSent: (digits: string) => void;
}

interface Draft {
  mobile_no: string;
  recaptcha: string;
}

export function MobileStep({ known, start, isEntry, onSent }: MobileStepProps) {
  const formName = isEntry ? 'send-entry-otp' : 'send-otp';
  const router = useRouter();
  const form = useForm({
    defaultValues: { mobile_no: known, recaptcha: '' },
    ...submittedFormErrors<Draft>(
      start?.submittedForm?.form === formName ? start.submittedForm : undefined,
    ),
    resolver: draftResolver<Draft, InferType<typeof sendOtpInput>>(sendOtpInput),
  });
  const { control, handleSubmit, getValues, setError, setFocus, setValue, formState } = form;
  const { captcha, isCaptchaRequired, token, refused } = useCaptchaOnDemand(form);
  const digits = useWatch({ control, name: 'mobile_no' });
  const { root } = formState.errors;
  const isHydrated = useIsHydrated();

  useEffect(() => {
    if (known) setFocus('mobile_no');
  }, [known, setFocus]);

  // Typed at the login or sign-up before.
  const typed = useTypedNumber();
  useEffect(() => {
    if (isEntry && typed && !getValues('mobile_no')) setValue('mobile_no', tenDigits(typed));
  }, [isEntry, typed, getValues, setValue]);

  const submit = handleSubmit(async (input) => {
    try {
      const body = { ...input, recaptcha: await token() };
      const { message } = await send(isEntry ? sendEntryOtp : sendOtp, { body });
      if (message) toastSuccess(message);
      onSent(digits);
    } catch (error) {
      keepTypedNumber(digits);
      if (error instanceof ApiError && error.code === notOfferedCode) {
        router.replace(routes.signup(start?.backTo));
        return;
      }
      const { code, message } = showRefusal(error);
      // The number has an OTP already.
      if (code === 'otp_too_soon') {
        onSent(digits);
        return;
      }
      refused(code);
      setError('root', { message });
    }
  });

  return (
    <form method="post" action={formAddress(formName)} onSubmit={submit} noValidate>
      <input type="hidden" name="back" value={start?.backTo ?? ''} />
      <MobileField
        control={control}
        name="mobile_no"
        label="Mobile number"
        help="10 digits. We’ll send you a 6-digit OTP by SMS."
      />
      {isCaptchaRequired && (
        <div className="mt-4">
          <CaptchaBox control={control} captcha={captcha} />
        </div>
      )}
      {root && (
        <FormProblem>
          <p className="mt-3">
            {root.message} {!isEntry && <SignUpLink className={linkClass} />}
          </p>
        </FormProblem>
      )}
      <Button
        type="submit"
        className="mt-5 w-full"
        disabled={isHydrated && digits.length < 10}
        busyText={formState.isSubmitting ? 'Sending' : undefined}
      >
        Continue
      </Button>
    </form>
  );
}

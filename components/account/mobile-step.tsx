'use client';

import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { InferType } from 'yup';
import { CaptchaBox } from '@/components/form/captcha-box';
import { draftResolver } from '@/components/form/draft-resolver';
import { FormProblem } from '@/components/form/form-problem';
import { MobileField } from '@/components/form/mobile-field';
import { useAskedCaptcha } from '@/components/form/use-asked-captcha';
import { Button } from '@/components/ui/button';
import { linkClass } from '@/components/ui/button-class';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { toastSuccess } from '@/components/ui/toast';
import { send } from '@/lib/api/browser';
import { sendOtp, sendOtpInput } from '@/lib/contract/login';
import { formAddress } from '@/lib/platform/form-posts/form-address';
import { keepTypedNumber } from '@/lib/platform/session/typed-number';
import { keptErrors } from '@/lib/platform/form-posts/kept-errors';
import type { LoginStart } from './login-step';
import { showRefusal } from './show-refusal';
import { SignUpLink } from './sign-up-link';

interface MobileStepProps {
  known: string;
  start: LoginStart | undefined;
  onSent: (digits: string) => void;
}

interface Draft {
  mobile_no: string;
  recaptcha: string;
}

export function MobileStep({ known, start, onSent }: MobileStepProps) {
  const form = useForm({
    defaultValues: { mobile_no: known, recaptcha: '' },
    ...keptErrors<Draft>(start?.kept?.form === 'send-otp' ? start.kept : undefined),
    resolver: draftResolver<Draft, InferType<typeof sendOtpInput>>(sendOtpInput),
  });
  const { control, handleSubmit, setError, setFocus, formState } = form;
  const { captcha, isAsked, token, refused } = useAskedCaptcha(form, 'log_in');
  const digits = useWatch({ control, name: 'mobile_no' });
  const { root } = formState.errors;
  const isHydrated = useIsHydrated();

  useEffect(() => {
    if (known) setFocus('mobile_no');
  }, [known, setFocus]);

  const submit = handleSubmit(async (input) => {
    try {
      const { message } = await send(sendOtp, { body: { ...input, recaptcha: await token() } });
      if (message) toastSuccess(message);
      onSent(digits);
    } catch (error) {
      keepTypedNumber(digits);
      const { code, message } = showRefusal(error);
      refused(code);
      setError('root', { message });
    }
  });

  return (
    <form method="post" action={formAddress('send-otp')} onSubmit={submit} noValidate>
      <input type="hidden" name="back" value={start?.backTo ?? ''} />
      <MobileField
        control={control}
        name="mobile_no"
        label="Mobile number"
        help="10 digits. We send a 6-digit code by SMS."
      />
      {isAsked && (
        <div className="mt-4">
          <CaptchaBox control={control} captcha={captcha} />
        </div>
      )}
      {root && (
        <FormProblem>
          <p className="mt-3">
            {root.message} <SignUpLink className={linkClass} />
          </p>
        </FormProblem>
      )}
      <Button
        type="submit"
        className="mt-5 w-full"
        disabled={isHydrated && digits.length !== 10}
        busyText={formState.isSubmitting ? 'Sending' : undefined}
      >
        Continue
      </Button>
    </form>
  );
}

'use client';

import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { draftResolver } from '@/components/form/draft-resolver';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { linkClass } from '@/components/ui/button-class';
import { verifyOtpInput } from '@/lib/contract/login';
import { formatMobile, onlyDigits } from '@/lib/format/mobile';
import { LoginError, logInHere } from '@/lib/session/log-in';
import { ResendOtp } from './resend-otp';

interface OtpStepProps {
  /** Ten digits. */
  mobile: string;
  onLoggedIn: () => void;
  /** The number was the wrong one. */
  onChange: () => void;
}

const otpInput = verifyOtpInput.pick(['otp']);

/** The OTP: one field, filled in by the phone where it can. */
export function OtpStep({ mobile, onLoggedIn, onChange }: OtpStepProps) {
  const mobile_no = `+91${mobile}`;
  const { control, handleSubmit, setError, setFocus, setValue, clearErrors, formState } = useForm({
    defaultValues: { otp: '' },
    resolver: draftResolver<{ otp: string }, { otp: string }>(otpInput),
  });

  useEffect(() => setFocus('otp'), [setFocus]);

  const submit = handleSubmit(async ({ otp }) => {
    try {
      await logInHere({ provider: 'otp', mobile_no, otp });
      onLoggedIn();
    } catch (error) {
      const message = error instanceof LoginError ? error.message : 'Please try again later!';
      setError('otp', { type: 'store', message }, { shouldFocus: true });
    }
  });

  return (
    <form method="post" onSubmit={submit} noValidate>
      <TextField
        control={control}
        name="otp"
        label="OTP"
        help={`6 digits, sent by SMS to ${formatMobile(mobile_no)}.`}
        inputMode="numeric"
        autoComplete="one-time-code"
        clean={(typed) => onlyDigits(typed, 6)}
        className="text-3 font-semibold tracking-[0.3em]"
      />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6">
        <ResendOtp
          mobile={mobile_no}
          onSent={() => {
            setValue('otp', '');
            clearErrors();
            setFocus('otp');
          }}
          onFailed={(message) => setError('otp', { type: 'store', message })}
        />
        <button
          type="button"
          onClick={onChange}
          className={`${linkClass} inline-flex min-h-11 items-center`}
        >
          Change number
        </button>
      </div>
      <Button
        type="submit"
        className="mt-3 w-full"
        busyText={formState.isSubmitting || formState.isSubmitSuccessful ? 'Logging in' : undefined}
      >
        Log in
      </Button>
    </form>
  );
}

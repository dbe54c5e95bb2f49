'use client';

import { useEffect, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { draftResolver } from '@/components/form/draft-resolver';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { verifyOtpInput } from '@/lib/contract/login';
import { formatMobile, onlyDigits } from '@/lib/format/mobile';
import { ResendOtp } from './resend-otp';

interface OtpFormProps {
  /** +91 and ten digits. */
  mobile: string;
  button: string;
  /** What the button says while it works, and until the page is left. */
  busyText: string;
  /** Uses the OTP; gives what to say where it did not go through. */
  onOtp: (otp: string) => Promise<string | undefined>;
  /** Sends another. Throws ApiError. */
  resend: () => Promise<void>;
  /** The other way out: another number, or none. */
  children: ReactNode;
}

const otpInput = verifyOtpInput.pick(['otp']);

/** The OTP: one field, filled in by the phone where it can. */
export function OtpForm({ mobile, button, busyText, onOtp, resend, children }: OtpFormProps) {
  const { control, handleSubmit, setError, setFocus, setValue, clearErrors, formState } = useForm({
    defaultValues: { otp: '' },
    resolver: draftResolver<{ otp: string }, { otp: string }>(otpInput),
  });

  useEffect(() => setFocus('otp'), [setFocus]);

  const submit = handleSubmit(async ({ otp }) => {
    const message = await onOtp(otp);
    if (message) setError('otp', { type: 'store', message }, { shouldFocus: true });
  });

  return (
    <form method="post" onSubmit={submit} noValidate>
      <TextField
        control={control}
        name="otp"
        label="OTP"
        help={`6 digits, sent by SMS to ${formatMobile(mobile)}.`}
        inputMode="numeric"
        autoComplete="one-time-code"
        clean={(typed) => onlyDigits(typed, 6)}
        className="text-3 font-semibold tracking-[0.3em]"
      />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6">
        <ResendOtp
          resend={resend}
          onSent={() => {
            setValue('otp', '');
            clearErrors();
            setFocus('otp');
          }}
          onFailed={(message) => setError('otp', { type: 'store', message })}
        />
        {children}
      </div>
      <Button
        type="submit"
        className="mt-3 w-full"
        busyText={formState.isSubmitting || formState.isSubmitSuccessful ? busyText : undefined}
      >
        {button}
      </Button>
    </form>
  );
}

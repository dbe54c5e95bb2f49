import { useState } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormProblem } from '@/components/form/field-error';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { toastError } from '@/components/ui/toast';
import { send } from '@/lib/api/browser';
import { disownEmail, sendResetOtp } from '@/lib/contract/account';
import { onlyDigits } from '@/lib/format/mobile';
import { problemText } from './problem-text';

interface ResetOtpProps<Draft extends FieldValues & { otp: string }, Output> {
  control: Control<Draft, unknown, Output>;
  code: string;
  mobileEnd: string;
  onRemoved: () => void;
}

export function ResetOtp<Draft extends FieldValues & { otp: string }, Output>({
  control,
  code,
  mobileEnd,
  onRemoved,
}: ResetOtpProps<Draft, Output>) {
  const [busy, setBusy] = useState<'send' | 'remove'>();
  const [isSent, setIsSent] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function run(what: 'send' | 'remove') {
    setBusy(what);
    setProblem(undefined);
    try {
      if (what === 'send') await send(sendResetOtp, { params: { resetUUID: code } });
      else await send(disownEmail, { params: { resetUUID: code } });
      if (what === 'send') setIsSent(true);
      else onRemoved();
    } catch (error) {
      const message = problemText(error);
      setProblem(message);
      toastError(message);
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <div className="border-y border-rule py-4">
      <p>
        This email was never verified on the account. To set a new password, you’ll also need an OTP
        sent to the account’s mobile number ending in {mobileEnd}.
      </p>
      <div className="mt-3">
        {isSent && (
          <TextField
            control={control}
            name={'otp' as FieldPath<Draft>}
            label="OTP"
            help={`Enter the 6-digit OTP we sent by SMS to the number ending in ${mobileEnd}.`}
            inputMode="numeric"
            autoComplete="one-time-code"
            clean={(typed) => onlyDigits(typed, 6)}
          />
        )}
        <Button
          kind="second"
          className="mt-3 w-full"
          onClick={() => void run('send')}
          busyText={busy === 'send' ? 'Sending' : undefined}
        >
          {isSent ? 'Resend OTP' : 'Send OTP'}
        </Button>
      </div>
      {problem && (
        <div className="mt-3">
          <FormProblem>{problem}</FormProblem>
        </div>
      )}
      <LinkButton
        disabled={busy !== undefined}
        onClick={() => void run('remove')}
        className="mt-2 text-left"
      >
        Not my account. Remove my email
      </LinkButton>
    </div>
  );
}

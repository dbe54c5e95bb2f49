import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormProblem } from '@/components/form/field-error';
import { PasswordField } from '@/components/form/password-field';
import { showFieldErrors } from '@/components/form/show-field-errors';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Dialog } from '@/components/ui/dialog';
import { useWork } from '@/components/ui/use-work';
import { send } from '@/lib/api/browser';
import { proveOwner, sendProofOtp } from '@/lib/contract/account';
import { otpDigits } from '@/lib/contract/rules';
import { onlyDigits } from '@/lib/format/mobile';

interface OwnerProofDialogProps {
  hasPassword: boolean;
  codeTo: string | null;
  onProved: () => void;
  onCancel: () => void;
}

export function OwnerProofDialog({
  hasPassword,
  codeTo,
  onProved,
  onCancel,
}: OwnerProofDialogProps) {
  const [isByOtp, setIsByOtp] = useState(!hasPassword);
  const [sentTo, setSentTo] = useState<string>();
  const { control, handleSubmit, setError } = useForm({
    defaultValues: { password: '', otp: '' },
  });
  const { isBusy, problem, run } = useWork({
    showAtField: (error) => showFieldErrors(error, ['password', 'otp'], setError),
  });

  const sendOtp = () =>
    run(async () => {
      const { message } = await send(sendProofOtp);
      setSentTo(message ?? 'OTP sent.');
    });
  const prove = handleSubmit(({ password, otp }) => {
    const field = isByOtp ? 'otp' : 'password';
    const proof = isByOtp ? otp : password;
    if (!proof) {
      const message = isByOtp ? 'OTP is required' : 'Password is required';
      setError(field, { message }, { shouldFocus: true });
      return undefined;
    }
    return run(async () => {
      await send(proveOwner, { body: { [field]: proof } });
      onProved();
    });
  });
  const needsOtpSent = isByOtp && sentTo === undefined;

  return (
    <Dialog title="Confirm it’s you" isOpen onClose={onCancel}>
      <form
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void (needsOtpSent ? sendOtp() : prove());
        }}
      >
        {!isByOtp && (
          <PasswordField
            control={control}
            name="password"
            label="Password"
            autoComplete="current-password"
          />
        )}
        {needsOtpSent && <p>We’ll send an OTP to {codeTo}.</p>}
        {isByOtp && sentTo !== undefined && (
          <>
            <p role="status">{sentTo}</p>
            <TextField
              control={control}
              name="otp"
              label="OTP"
              inputMode="numeric"
              autoComplete="one-time-code"
              clean={(typed) => onlyDigits(typed, otpDigits.usual)}
            />
          </>
        )}
        {problem && <FormProblem>{problem}</FormProblem>}
        <div className="flex flex-wrap items-center justify-between gap-3">
          {hasPassword && codeTo !== null ? (
            <LinkButton onClick={() => setIsByOtp(!isByOtp)}>
              {isByOtp ? 'Use password' : 'Use OTP'}
            </LinkButton>
          ) : (
            <span />
          )}
          <Button type="submit" busyText={isBusy ? 'One moment' : undefined}>
            {needsOtpSent ? 'Send OTP' : 'Confirm'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

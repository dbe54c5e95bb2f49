'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { linkClass } from '@/components/ui/button-class';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { errorMessage } from '@/lib/api/api-error';
import { formatMobile } from '@/lib/format/mobile';
import { proveMobile, resendMobileOtp } from '@/lib/features/profile/change-profile';
import { OtpForm } from './otp-form';
import { ProofRow } from './proof-row';

export function ConfirmNumber({ mobile }: { mobile: string }) {
  const [isSending, setIsSending] = useState(false);
  const [isOtpSent, setIsOtpSent] = useState(false);

  async function sendOtp() {
    setIsSending(true);
    try {
      await resendMobileOtp(mobile);
      setIsOtpSent(true);
    } catch (error) {
      toastError(errorMessage(error, 'Please try again later!'));
    } finally {
      setIsSending(false);
    }
  }

  async function prove(otp: string): Promise<void> {
    await proveMobile(mobile, otp);
    toastSuccess('Your mobile number is confirmed!');
  }

  if (!isOtpSent) {
    return (
      <ProofRow text={`${formatMobile(mobile)} is not confirmed.`}>
        <Button
          kind="second"
          size="card"
          onClick={() => void sendOtp()}
          busyText={isSending ? 'Sending' : undefined}
        >
          Confirm number
        </Button>
      </ProofRow>
    );
  }
  return (
    <div className="mt-4 max-w-[26rem] border-t border-rule pt-4">
      <OtpForm
        help={`6 digits, sent by SMS to ${formatMobile(mobile)}.`}
        button="Verify number"
        busyText="Verifying"
        onOtp={prove}
        resend={() => resendMobileOtp(mobile)}
      >
        <button
          type="button"
          onClick={() => setIsOtpSent(false)}
          className={`${linkClass} inline-flex min-h-11 items-center`}
        >
          Not now
        </button>
      </OtpForm>
    </div>
  );
}

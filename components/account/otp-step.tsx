'use client';

import { useState } from 'react';
import { linkClass } from '@/components/ui/button-class';
import { toastSuccess } from '@/components/ui/toast';
import { send } from '@/lib/api/browser';
import { sendOtp } from '@/lib/contract/login';
import { formatMobile } from '@/lib/format/mobile';
import { LoginError, logInHere } from '@/lib/platform/session/log-in';
import { OtpForm } from './otp-form';
import { UnconfirmedNumber } from './unconfirmed-number';

interface OtpStepProps {
  /** Ten digits. */
  mobile: string;
  onLoggedIn: () => void;
  onChange: () => void;
}

export function OtpStep({ mobile, onLoggedIn, onChange }: OtpStepProps) {
  const mobile_no = `+91${mobile}`;
  const [unconfirmedOtp, setUnconfirmedOtp] = useState<string>();

  async function logIn(otp: string, recaptcha: string | undefined): Promise<void> {
    try {
      await logInHere({ provider: 'otp', mobile_no, otp, ...(recaptcha && { recaptcha }) });
      onLoggedIn();
    } catch (error) {
      if (!(error instanceof LoginError) || error.code !== 'number_unconfirmed') throw error;
      setUnconfirmedOtp(otp);
    }
  }

  if (unconfirmedOtp !== undefined) {
    return (
      <UnconfirmedNumber
        mobile={mobile_no}
        otp={unconfirmedOtp}
        onLoggedIn={onLoggedIn}
        onBack={() => setUnconfirmedOtp(undefined)}
      />
    );
  }

  return (
    <OtpForm
      help={`6 digits, sent by SMS to ${formatMobile(mobile_no)}.`}
      button="Log in"
      busyText="Logging in"
      onOtp={logIn}
      resend={async (recaptcha) => {
        const { message } = await send(sendOtp, { body: { mobile_no, recaptcha } });
        if (message) toastSuccess(message);
      }}
    >
      <button
        type="button"
        onClick={onChange}
        className={`${linkClass} inline-flex min-h-11 items-center`}
      >
        Change number
      </button>
    </OtpForm>
  );
}

'use client';

import { linkClass } from '@/components/ui/button-class';
import { send } from '@/lib/api/browser';
import { sendOtp } from '@/lib/contract/login';
import { formatMobile } from '@/lib/format/mobile';
import { logInHere } from '@/lib/session/log-in';
import { OtpForm } from './otp-form';

interface OtpStepProps {
  /** Ten digits. */
  mobile: string;
  onLoggedIn: () => void;
  /** The number was the wrong one. */
  onChange: () => void;
}

/** The second step of a login by mobile number. */
export function OtpStep({ mobile, onLoggedIn, onChange }: OtpStepProps) {
  const mobile_no = `+91${mobile}`;

  async function logIn(otp: string, recaptcha: string | undefined): Promise<void> {
    await logInHere({ provider: 'otp', mobile_no, otp, ...(recaptcha && { recaptcha }) });
    onLoggedIn();
  }

  return (
    <OtpForm
      help={`6 digits, sent by SMS to ${formatMobile(mobile_no)}.`}
      button="Log in"
      busyText="Logging in"
      onOtp={logIn}
      resend={async (recaptcha) => {
        await send(sendOtp, { body: { mobile_no, recaptcha } });
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

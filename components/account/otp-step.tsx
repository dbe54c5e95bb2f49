'use client';

import { linkClass } from '@/components/ui/button-class';
import { send } from '@/lib/api/browser';
import { sendOtp } from '@/lib/contract/login';
import { LoginError, logInHere } from '@/lib/session/log-in';
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

  async function logIn(otp: string): Promise<string | undefined> {
    try {
      await logInHere({ provider: 'otp', mobile_no, otp });
      onLoggedIn();
      return undefined;
    } catch (error) {
      return error instanceof LoginError ? error.message : 'Please try again later!';
    }
  }

  return (
    <OtpForm
      mobile={mobile_no}
      button="Log in"
      busyText="Logging in"
      onOtp={logIn}
      resend={async () => {
        await send(sendOtp, { body: { mobile_no } });
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

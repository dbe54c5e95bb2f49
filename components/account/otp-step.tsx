import { useState } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import { toastSuccess } from '@/components/ui/toast';
import { send } from '@/lib/api/browser';
import { sendOtp } from '@/lib/contract/login';
import { sendEntryOtp } from '@/lib/contract/mobile-entry';
import { formatMobile } from '@/lib/contract/format-mobile';
import { LoginError, logInHere } from '@/lib/platform/session/log-in';
import type { LoginStart } from './login-step';
import { forgetTypedNumber } from '@/lib/platform/session/typed-number';
import { OtpForm } from './otp-form';
import { UnconfirmedNumber } from './unconfirmed-number';

interface OtpStepProps {
  /** Ten digits. */
  mobile: string;
  start: LoginStart | undefined;
  isEntry: boolean;
  onLoggedIn: () => void;
  onChange: () => void;
}

export function OtpStep({ mobile, start, isEntry, onLoggedIn, onChange }: OtpStepProps) {
  const mobile_no = `+91${mobile}`;
  const [unconfirmedOtp, setUnconfirmedOtp] = useState<string>();

  async function logIn(otp: string, recaptcha: string | undefined): Promise<void> {
    try {
      const provider = isEntry ? 'entry' : 'otp';
      await logInHere({ provider, mobile_no, otp, ...(recaptcha && { recaptcha }) });
      forgetTypedNumber();
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
        isEntry={isEntry}
        onLoggedIn={onLoggedIn}
        onBack={() => setUnconfirmedOtp(undefined)}
      />
    );
  }

  return (
    <OtpForm
      help={`Enter the OTP we sent by SMS to ${formatMobile(mobile_no)}.`}
      button={isEntry ? 'Continue' : 'Log in'}
      busyText={isEntry ? 'One moment' : 'Logging in'}
      onOtp={logIn}
      isEntry={isEntry}
      submittedForm={
        start?.submittedForm?.form === (isEntry ? 'enter' : 'verify-otp')
          ? start.submittedForm
          : undefined
      }
      fields={{ mobile_no, back: start?.backTo ?? '' }}
      resend={async (recaptcha) => {
        const { message } = await send(isEntry ? sendEntryOtp : sendOtp, {
          body: { mobile_no, recaptcha },
        });
        if (message) toastSuccess(message);
      }}
    >
      <LinkButton onClick={onChange}>Change number</LinkButton>
    </OtpForm>
  );
}

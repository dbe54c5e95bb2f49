'use client';

import { linkClass } from '@/components/ui/button-class';
import { logInHere } from '@/lib/platform/session/log-in';
import { OtpForm } from './otp-form';
import type { PasswordDraft } from './password-step';
import { toRefusal } from './to-refusal';

interface StaffStepProps {
  draft: PasswordDraft;
  help: string;
  /** Asks for a code of an authenticator app. */
  isApp: boolean;
  onLoggedIn: () => void;
  onBack: () => void;
}

export function StaffStep({ draft, help, isApp, onLoggedIn, onBack }: StaffStepProps) {
  async function logIn(otp: string, recaptcha: string | undefined) {
    await logInHere({ provider: 'password', ...draft, otp, ...(recaptcha && { recaptcha }) });
    onLoggedIn();
  }

  /* Sending the password without an OTP triggers another OTP. */
  async function sendAnother(recaptcha: string | undefined) {
    try {
      await logInHere({ provider: 'password', ...draft, ...(recaptcha && { recaptcha }) });
      onLoggedIn();
    } catch (error) {
      if (toRefusal(error).code !== 'otp_required') throw error;
    }
  }

  return (
    <OtpForm
      help={help}
      button="Log in"
      busyText="Logging in"
      onOtp={logIn}
      resend={isApp ? undefined : sendAnother}
    >
      <button
        type="button"
        onClick={onBack}
        className={`${linkClass} inline-flex min-h-11 items-center`}
      >
        Back
      </button>
    </OtpForm>
  );
}

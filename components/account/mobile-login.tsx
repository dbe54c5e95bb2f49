import { useState } from 'react';
import { tenDigits } from '@/lib/format/mobile';
import { typedNumber } from '@/lib/platform/session/typed-number';
import type { LoginStart } from './login-step';
import { MobileStep } from './mobile-step';
import { OtpStep } from './otp-step';

export interface LoginMethodProps {
  start: LoginStart | undefined;
  onLoggedIn: () => void;
  /** A number without an account gets one. */
  isEntry?: boolean;
}

export function MobileLogin({ start, onLoggedIn, isEntry = false }: LoginMethodProps) {
  const [mobile, setMobile] = useState(() =>
    tenDigits(start ? (start.submittedForm?.values['mobile_no'] ?? '') : typedNumber()),
  );
  const [isSent, setIsSent] = useState(start?.step === 'otp' && mobile.length === 10);
  if (isSent) {
    return (
      <OtpStep
        mobile={mobile}
        start={start}
        isEntry={isEntry}
        onLoggedIn={onLoggedIn}
        onChange={() => setIsSent(false)}
      />
    );
  }
  return (
    <MobileStep
      known={mobile}
      start={start}
      isEntry={isEntry}
      onSent={(number) => {
        setMobile(number);
        setIsSent(true);
      }}
    />
  );
}

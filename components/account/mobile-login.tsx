'use client';

import { useState } from 'react';
import { MobileStep } from './mobile-step';
import { OtpStep } from './otp-step';

export function MobileLogin({ onLoggedIn }: { onLoggedIn: () => void }) {
  const [mobile, setMobile] = useState('');
  const [isSent, setIsSent] = useState(false);
  if (isSent) {
    return <OtpStep mobile={mobile} onLoggedIn={onLoggedIn} onChange={() => setIsSent(false)} />;
  }
  return (
    <MobileStep
      known={mobile}
      onSent={(number) => {
        setMobile(number);
        setIsSent(true);
      }}
    />
  );
}

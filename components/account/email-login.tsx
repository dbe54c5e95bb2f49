'use client';

import { useState } from 'react';
import { logInHere } from '@/lib/platform/session/log-in';
import type { LoginWayProps } from './mobile-login';
import { PasswordStep, type PasswordDraft } from './password-step';
import { refusalOf } from './refusal-of';
import { StaffStep } from './staff-step';

export function EmailLogin({ start, onLoggedIn }: LoginWayProps) {
  const [draft, setDraft] = useState<PasswordDraft>({
    email: start?.kept?.values['email'] ?? '',
    password: '',
  });
  const [asked, setAsked] = useState<{ message: string; isApp: boolean }>();

  async function logIn(sent: PasswordDraft, recaptcha: string | undefined) {
    try {
      await logInHere({ provider: 'password', ...sent, ...(recaptcha && { recaptcha }) });
      onLoggedIn();
    } catch (error) {
      const { code, message } = refusalOf(error);
      const isApp = code === 'app_code_required';
      if (!isApp && code !== 'otp_required') throw error;
      setDraft(sent);
      setAsked({ message, isApp });
    }
  }

  if (asked === undefined) return <PasswordStep known={draft} start={start} onSubmit={logIn} />;
  return (
    <StaffStep
      draft={draft}
      help={asked.message}
      isApp={asked.isApp}
      onLoggedIn={onLoggedIn}
      onBack={() => setAsked(undefined)}
    />
  );
}

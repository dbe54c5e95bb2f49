'use client';

import { useState } from 'react';
import { send } from '@/lib/api/browser';
import { askForLoginLink } from '@/lib/contract/login';

interface LoginLinkRequestProps {
  className: string;
  emailToSend: () => Promise<string | undefined>;
  takeToken: () => Promise<string>;
  onSent: () => void;
  onFailed: (error: unknown) => void;
}

export function LoginLinkRequest({
  className,
  emailToSend,
  takeToken,
  onSent,
  onFailed,
}: LoginLinkRequestProps) {
  const [isSending, setIsSending] = useState(false);
  const [answer, setAnswer] = useState('');

  async function ask() {
    const email = await emailToSend();
    if (email === undefined) return;
    setIsSending(true);
    setAnswer('');
    try {
      const recaptcha = await takeToken();
      const { message } = await send(askForLoginLink, { body: { email, recaptcha } });
      onSent();
      setAnswer(message ?? 'We’ve emailed you a login link.');
    } catch (error) {
      onFailed(error);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <>
      <button type="button" onClick={ask} disabled={isSending} className={className}>
        {isSending ? 'Sending' : 'Email me a login link'}
      </button>
      <p role="status" className="basis-full text-1 font-[550] text-leaf-7 empty:hidden">
        {answer}
      </p>
    </>
  );
}

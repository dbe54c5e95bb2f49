import { useState } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import { storeRules } from '@/lib/contract/store-rules';
import { useCountdown } from '@/lib/platform/session/use-countdown';

interface ResendOtpProps {
  /** Sends another OTP. Throws if it cannot. */
  resend: () => Promise<void>;
  onSent: () => void;
  onFailed: (error: unknown) => void;
}

const nextResend = () => Date.now() + storeRules.otpResendSeconds * 1000;

export function ResendOtp({ resend, onSent, onFailed }: ResendOtpProps) {
  const [resendAt, setResendAt] = useState(nextResend);
  const [isSending, setIsSending] = useState(false);
  const [news, setNews] = useState('');
  const left = useCountdown(resendAt);

  async function sendAnother() {
    setIsSending(true);
    try {
      await resend();
      setResendAt(nextResend());
      setNews('OTP sent again.');
      onSent();
    } catch (error) {
      setNews('');
      onFailed(error);
    } finally {
      setIsSending(false);
    }
  }

  const isWaiting = left > 0;
  return (
    <div>
      {isWaiting ? (
        <p className="flex min-h-11 items-center gap-2 text-1 text-ink-2">
          {news && <span className="font-[550] text-leaf-7">{news}</span>}
          <span aria-hidden>Resend OTP in {left} s</span>
        </p>
      ) : (
        <LinkButton onClick={sendAnother} disabled={isSending}>
          {isSending ? 'Sending' : 'Resend OTP'}
        </LinkButton>
      )}
      <p role="status" className="sr-only">
        {isWaiting ? news : 'You can resend the OTP now.'}
      </p>
    </div>
  );
}

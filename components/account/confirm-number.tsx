import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { toastSuccess } from '@/components/ui/toast';
import { useWork } from '@/components/ui/use-work';
import { formatMobile } from '@/lib/contract/format-mobile';
import { proveMobile, resendMobileOtp } from '@/lib/features/profile/change-profile';
import { OtpForm } from './otp-form';
import { ProofRow } from './proof-row';

export function ConfirmNumber({ mobile }: { mobile: string }) {
  const { isBusy, run } = useWork({ isToasted: true, failedText: 'Please try again later!' });
  const [isOtpSent, setIsOtpSent] = useState(false);
  const sendOtp = () =>
    run(async () => {
      await resendMobileOtp(mobile);
      setIsOtpSent(true);
    });

  async function prove(otp: string): Promise<void> {
    await proveMobile(mobile, otp);
    toastSuccess('Mobile number verified.');
  }

  if (!isOtpSent) {
    return (
      <ProofRow text={`${formatMobile(mobile)} isn’t verified yet.`}>
        <Button
          kind="second"
          size="card"
          onClick={() => void sendOtp()}
          busyText={isBusy ? 'Sending' : undefined}
        >
          Verify number
        </Button>
      </ProofRow>
    );
  }
  return (
    <div className="mt-4 max-w-[26rem] border-t border-rule pt-4">
      <OtpForm
        help={`Enter the 6-digit OTP we sent by SMS to ${formatMobile(mobile)}.`}
        button="Verify number"
        busyText="Verifying"
        onOtp={prove}
        resend={() => resendMobileOtp(mobile)}
      >
        <LinkButton onClick={() => setIsOtpSent(false)}>Not now</LinkButton>
      </OtpForm>
    </div>
  );
}

import { LinkButton } from '@/components/ui/link-button';
import { formatMobile } from '@/lib/contract/format-mobile';
import { proveMobile, resendMobileOtp } from '@/lib/features/profile/change-profile';
import { OtpForm } from './otp-form';
import { useOwnerProof } from './use-owner-proof';

interface MobileProofProps {
  /** Old and new number: +91 and ten digits. */
  old: string;
  mobile: string;
  onProved: () => void;
  onKeepOld: () => void;
}

export function MobileProof({ old, mobile, onProved, onKeepOld }: MobileProofProps) {
  const { withProof, dialog } = useOwnerProof();

  async function prove(otp: string): Promise<void> {
    await withProof(() => proveMobile(mobile, otp));
    onProved();
  }

  return (
    <div className="max-w-[26rem] py-6">
      <h2 className="font-display text-4 font-medium">Verify your new number</h2>
      <p className="mt-2 mb-5">
        Your other changes are saved. Enter the OTP sent to {formatMobile(mobile)}. Until then,{' '}
        {old ? `log in with ${formatMobile(old)}.` : 'log in with your email and password.'}
      </p>
      <OtpForm
        help={`Enter the 6-digit OTP we sent by SMS to ${formatMobile(mobile)}.`}
        button="Verify number"
        busyText="Verifying"
        onOtp={prove}
        resend={() => resendMobileOtp(mobile)}
      >
        <LinkButton onClick={onKeepOld}>Keep old number</LinkButton>
      </OtpForm>
      {dialog}
    </div>
  );
}

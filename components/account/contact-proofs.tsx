import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import type { Profile } from '@/lib/contract/profile';
import { routes } from '@/lib/platform/routes';
import { AddEmail } from './add-email';
import { ConfirmEmail } from './confirm-email';
import { ConfirmNumber } from './confirm-number';
import { ProofRow } from './proof-row';

export function ContactProofs({ profile }: { profile: Profile }) {
  const { email, email_confirmed, mobile_no, mobile_confirmed } = profile;
  return (
    <>
      {email === '' && <AddEmail />}
      {email !== '' && email_confirmed === false && <ConfirmEmail email={email} />}
      {mobile_no === '' && (
        <ProofRow text="Your account has no mobile number.">
          <Link href={routes.editProfile} className={buttonClass('second', 'card')}>
            Add number
          </Link>
        </ProofRow>
      )}
      {mobile_no !== '' && mobile_confirmed === false && <ConfirmNumber mobile={mobile_no} />}
    </>
  );
}

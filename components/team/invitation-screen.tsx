'use client';

import { useId, useState } from 'react';
import { EntryHead } from '@/components/account/entry-head';
import { EntryScreen } from '@/components/account/entry-screen';
import { LogOutButton } from '@/components/account/log-out-button';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import type { ShopPicture } from '@/lib/features/home/shop-pictures';
import { routes } from '@/lib/platform/routes';
import type { Invitation } from '@/lib/features/team/queries';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { errorMessage } from '@/lib/api/api-error';
import { send } from '@/lib/api/browser';
import { acceptInvitation } from '@/lib/contract/staff-invitation';

interface InvitationScreenProps {
  code: string;
  /** Null: no longer valid. */
  invitation: Invitation | null;
  ownEmail: string | undefined;
  pictures: ShopPicture[];
}

export function InvitationScreen({ code, invitation, ownEmail, pictures }: InvitationScreenProps) {
  const heading = useId();
  const page = routes.staffInvitation(code);
  return (
    <EntryScreen headingId={heading} pictures={pictures}>
      {!invitation ? (
        <EntryHead id={heading} title="This invitation has expired">
          Invitation links work once and expire after seven days. Ask for a new one.
        </EntryHead>
      ) : (
        <>
          <EntryHead id={heading} title="Join the team">
            {invitation.invited_by} has invited {invitation.email} to the back office.
          </EntryHead>
          {ownEmail === invitation.email && <AcceptInvitation code={code} />}
          {ownEmail === undefined && (
            <div className="mt-6 grid gap-3">
              <p>Log in with {invitation.email}, or create an account with it.</p>
              <Link href={routes.login(page)} className={buttonClass()}>
                Log in
              </Link>
              <Link href={routes.signup(page)} className={buttonClass('second')}>
                Create account
              </Link>
            </div>
          )}
          {ownEmail !== undefined && ownEmail !== invitation.email && (
            <div className="mt-6 grid gap-3">
              <p>
                You are logged in as {ownEmail}. Log out, then open this link again and log in with{' '}
                {invitation.email}.
              </p>
              <LogOutButton />
            </div>
          )}
        </>
      )}
    </EntryScreen>
  );
}

function AcceptInvitation({ code }: { code: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function accept() {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await send(acceptInvitation, { params: { code } });
      // Full page load, because the router cache was rendered for a customer.
      window.location.assign(routes.dashboard);
    } catch (error) {
      setProblem(errorMessage(error));
      setIsBusy(false);
    }
  }

  return (
    <div className="mt-6 grid gap-3">
      <FormProblem>{problem}</FormProblem>
      <Button onClick={accept} busyText={isBusy ? 'Accepting' : undefined}>
        Accept
      </Button>
      <p className="text-1 text-ink-2">You’ll be logged out on your other devices.</p>
    </div>
  );
}

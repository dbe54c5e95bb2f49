'use client';

import { useState } from 'react';
import { toastSuccess } from '@/components/ui/toast';
import { send } from '@/lib/api/browser';
import {
  type Team,
  resendInvitation,
  revokeInvitation,
  type TeamInvitation,
} from '@/lib/contract/staff-team';
import { sayRights } from '@/lib/dashboard/team/say-rights';
import { formatDateTime } from '@/lib/format/date';
import { ConfirmButton } from '../confirm-button';
import { DashboardHead } from '../dashboard-head';
import { Panel } from '../panel';
import { ColleagueRow } from './colleague-row';
import { InviteColleague } from './invite-colleague';

export function TeamScreen({ team, ownId }: { team: Team; ownId: number }) {
  const [{ data: people, invitations }, setTeam] = useState(team);
  return (
    <>
      <DashboardHead
        title="Team"
        lead="Staff accounts and their permissions. Changes apply immediately."
      />
      <div className="two-sides">
        <Panel title={people.length === 1 ? '1 team member' : `${people.length} team members`}>
          <ul>
            {people.map((one) => (
              <ColleagueRow
                key={one.id}
                colleague={one}
                isSelf={one.id === ownId}
                onChanged={setTeam}
              />
            ))}
          </ul>
        </Panel>
        <div className="grid content-start gap-6">
          {invitations.length > 0 && (
            <Panel title="Pending invitations">
              <ul>
                {invitations.map((one) => (
                  <InvitationRow key={one.id} invitation={one} onChanged={setTeam} />
                ))}
              </ul>
            </Panel>
          )}
          <InviteColleague onInvited={setTeam} />
        </div>
      </div>
    </>
  );
}

interface InvitationRowProps {
  invitation: TeamInvitation;
  onChanged: (team: Team) => void;
}

function InvitationRow({ invitation, onChanged }: InvitationRowProps) {
  const { id, email, invited_by, sent_at, expires_at, is_expired } = invitation;
  const params = { id };
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-b border-rule py-3 last:border-b-0 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <p className="font-[550] wrap-anywhere">{email}</p>
        <p>{sayRights(invitation)}</p>
        <p className="text-1 text-ink-2">
          Sent by {invited_by} on {formatDateTime(sent_at)}
        </p>
        <p className="text-1 text-ink-2">
          {is_expired ? 'Expired on' : 'Expires on'} {formatDateTime(expires_at)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ConfirmButton
          label="Resend"
          kind="second"
          question={`Send a new invitation to ${email}?`}
          confirmLabel="Send invitation"
          onConfirm={async () => {
            onChanged(await send(resendInvitation, { params }));
            toastSuccess('Invitation sent');
          }}
        >
          <p>The earlier link will stop working.</p>
        </ConfirmButton>
        <ConfirmButton
          label="Revoke"
          question={`Revoke the invitation for ${email}?`}
          confirmLabel="Revoke invitation"
          isDestructive
          onConfirm={async () => onChanged(await send(revokeInvitation, { params }))}
        >
          <p>The link in the email will stop working.</p>
        </ConfirmButton>
      </div>
    </li>
  );
}

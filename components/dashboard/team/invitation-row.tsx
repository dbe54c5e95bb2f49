'use client';

import { toastSuccess } from '@/components/ui/toast';
import { send } from '@/lib/api/browser';
import {
  resendInvitation,
  revokeInvitation,
  type Team,
  type TeamInvitation,
} from '@/lib/contract/staff-team';
import { sayRights } from '@/lib/dashboard/team/say-rights';
import { formatDateTime } from '@/lib/format/date';
import { ConfirmButton } from '../confirm-button';

interface InvitationRowProps {
  invitation: TeamInvitation;
  onChanged: (team: Team) => void;
}

export function InvitationRow({ invitation, onChanged }: InvitationRowProps) {
  const { id, email, invited_by, sent_at, expires_at, is_expired } = invitation;
  const params = { id };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule py-3 last:border-b-0">
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
          question={`Send ${email} a new link?`}
          confirmLabel="Send"
          onConfirm={async () => {
            onChanged(await send(resendInvitation, { params }));
            toastSuccess('Invitation sent');
          }}
        >
          <p>The earlier link has expired.</p>
        </ConfirmButton>
        <ConfirmButton
          label="Revoke"
          question={`Revoke the invitation of ${email}?`}
          confirmLabel="Revoke"
          onConfirm={async () => onChanged(await send(revokeInvitation, { params }))}
        >
          <p>The link in the email has expired.</p>
        </ConfirmButton>
      </div>
    </li>
  );
}

import { useState } from 'react';
import { BreakableText } from '@/components/ui/breakable-text';
import { useOwnerProof } from '@/components/account/use-owner-proof';
import { send } from '@/lib/api/browser';
import {
  changeColleague,
  removeColleague,
  resetSecondStep,
  type Colleague,
  type Team,
} from '@/lib/contract/staff-team';
import { secondStepTexts } from '@/lib/dashboard/team/second-step-texts';
import { sayRights } from '@/lib/dashboard/team/say-rights';
import { formatDateTime } from '@/lib/format/date';
import { ConfirmButton } from '../confirm-button';
import { RightsFields } from './rights-fields';

interface ColleagueRowProps {
  colleague: Colleague;
  isSelf: boolean;
  onChanged: (team: Team) => void;
}

export function ColleagueRow({ colleague, isSelf, onChanged }: ColleagueRowProps) {
  const { id, first_name, last_name, email, is_superuser, areas, last_act_at, second_step } =
    colleague;
  const [rights, setRights] = useState({ is_superuser, areas });
  const { withProof, dialog } = useOwnerProof();
  const name = `${first_name} ${last_name}`;
  const params = { id };
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-b border-rule py-3 last:border-b-0 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div>
        <p className="font-[550]">
          {name}
          {isSelf && <span className="font-normal text-ink-2"> (you)</span>}
        </p>
        <p className="text-1 wrap-anywhere text-ink-2">
          <BreakableText text={email} />
        </p>
        <p>{sayRights(colleague)}</p>
        <p className="text-1 text-ink-2">
          Two-step verification: {secondStepTexts[second_step].name}
        </p>
        {last_act_at && (
          <p className="text-1 text-ink-2">Last made a change on {formatDateTime(last_act_at)}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <ConfirmButton
          label="Edit permissions"
          kind="second"
          question={`Edit permissions for ${name}`}
          confirmLabel="Save permissions"
          onConfirm={async () => onChanged(await send(changeColleague, { params, body: rights }))}
        >
          <RightsFields rights={rights} onChange={setRights} />
        </ConfirmButton>
        {second_step === 'app' && !isSelf && (
          <ConfirmButton
            label="Reset two-step verification"
            question={`Reset two-step verification for ${name}?`}
            onConfirm={async () =>
              onChanged(await withProof(() => send(resetSecondStep, { params })))
            }
          >
            <p>
              Their authenticator app and recovery codes will stop working. We’ll email {first_name}
              .
            </p>
          </ConfirmButton>
        )}
        <ConfirmButton
          label="Remove access"
          question={`Remove access for ${name}?`}
          isDestructive
          onConfirm={async () => onChanged(await send(removeColleague, { params }))}
        >
          <p>They keep their customer account. Their past actions stay in the activity log.</p>
        </ConfirmButton>
      </div>
      {dialog}
    </li>
  );
}

'use client';

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
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule py-3 last:border-b-0">
      <div>
        <p className="font-[550]">
          {name}
          {isSelf && <span className="font-normal text-ink-2">, you</span>}
        </p>
        <p className="text-1 wrap-anywhere text-ink-2">
          <BreakableText text={email} />
        </p>
        <p>{sayRights(colleague)}</p>
        <p className="text-1 text-ink-2">Second step: {secondStepTexts[second_step].name}</p>
        {last_act_at && (
          <p className="text-1 text-ink-2">Changed something on {formatDateTime(last_act_at)}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <ConfirmButton
          label="Change"
          kind="second"
          question={`Change the permissions of ${name}`}
          confirmLabel="Save"
          onConfirm={async () => onChanged(await send(changeColleague, { params, body: rights }))}
        >
          <RightsFields rights={rights} onChange={setRights} />
        </ConfirmButton>
        {second_step === 'app' && !isSelf && (
          <ConfirmButton
            label="Reset second step"
            question={`Reset the second step of ${name}?`}
            confirmLabel="Reset"
            onConfirm={async () =>
              onChanged(await withProof(() => send(resetSecondStep, { params })))
            }
          >
            <p>
              The authenticator app and recovery codes stop working. We tell {first_name} by email.
            </p>
          </ConfirmButton>
        )}
        <ConfirmButton
          label="Remove access"
          question={`Remove the access of ${name}?`}
          confirmLabel="Remove access"
          onConfirm={async () => onChanged(await send(removeColleague, { params }))}
        >
          <p>They keep a customer account. Their actions stay in the activity log.</p>
        </ConfirmButton>
      </div>
      {dialog}
    </li>
  );
}

'use client';

import { useState } from 'react';
import type { Team } from '@/lib/contract/staff-team';
import { Panel } from '../panel';
import { DashboardHead } from '../dashboard-head';
import { ColleagueRow } from './colleague-row';
import { InvitationRow } from './invitation-row';
import { InviteColleague } from './invite-colleague';

interface TeamScreenProps {
  team: Team;
  ownId: number;
}

export function TeamScreen({ team, ownId }: TeamScreenProps) {
  const [{ data: people, invitations }, setTeam] = useState(team);
  return (
    <>
      <DashboardHead
        title="Team"
        lead="Staff accounts and their permissions. Changes apply at once."
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

'use client';

import { useState } from 'react';
import type { Colleague } from '@/lib/contract/staff-team';
import { Panel } from '../panel';
import { RoomHead } from '../room-head';
import { AddColleague } from './add-colleague';
import { ColleagueRow } from './colleague-row';

interface TeamRoomProps {
  team: Colleague[];
  /** Who looks. */
  ownId: number;
}

/** Who works in the shop, and in which areas. */
export function TeamRoom({ team, ownId }: TeamRoomProps) {
  const [people, setPeople] = useState(team);
  return (
    <>
      <RoomHead
        title="Team"
        lead="What somebody may do holds with their next request: whoever loses an area loses it at once."
      />
      <div className="two-sides">
        <Panel title={people.length === 1 ? 'One person' : `${people.length} people`}>
          <ul>
            {people.map((one) => (
              <ColleagueRow
                key={one.id}
                colleague={one}
                isSelf={one.id === ownId}
                onChanged={setPeople}
              />
            ))}
          </ul>
        </Panel>
        <AddColleague onAdded={setPeople} />
      </div>
    </>
  );
}

'use client';

import { useState } from 'react';
import { toastError } from '@/components/ui/toast';
import { messageOf } from '@/lib/api/api-error';
import { send } from '@/lib/api/browser';
import { markStep, type FirstDay, type FirstStep } from '@/lib/contract/staff-settings';
import { Panel } from '../panel';
import { DashboardHead } from '../dashboard-head';
import { DemoPanel } from './demo-panel';
import { FirstStepRow } from './first-step-row';
import { OpenPanel } from './open-panel';

interface FirstDayScreenProps {
  firstDay: FirstDay;
  isOwner: boolean;
}

export function FirstDayScreen({ firstDay, isOwner }: FirstDayScreenProps) {
  const [day, setDay] = useState(firstDay);
  const left = day.steps.filter(({ is_done: isDone }) => !isDone).length;

  async function tick(step: FirstStep) {
    try {
      setDay((await send(markStep, { body: { step } })).data);
    } catch (error) {
      toastError(messageOf(error));
    }
  }

  return (
    <>
      <DashboardHead
        title="Setup"
        lead={
          left === 0
            ? 'Setup is complete: the shop is open.'
            : `${left} of ${day.steps.length} steps are left. Take them in any order; you may stop and come back.`
        }
      />
      <div className="two-sides">
        <Panel title="Steps">
          <ol>
            {day.steps.map(({ name, is_done: isDone }, place) => (
              <FirstStepRow
                key={name}
                number={place + 1}
                name={name}
                isDone={isDone}
                onDone={() => tick(name)}
              />
            ))}
          </ol>
        </Panel>
        <div className="panels">
          {left === 0 && <OpenPanel />}
          {isOwner && (day.has_demo || day.can_load_demo) && (
            <DemoPanel hasDemo={day.has_demo} onChanged={setDay} />
          )}
        </div>
      </div>
    </>
  );
}

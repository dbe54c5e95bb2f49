'use client';

import { send } from '@/lib/api/browser';
import { loadDemo, removeDemo, type FirstDay } from '@/lib/contract/staff-settings';
import { ConfirmButton } from '../confirm-button';
import { Panel } from '../panel';

interface DemoPanelProps {
  hasDemo: boolean;
  onChanged: (day: FirstDay) => void;
}

export function DemoPanel({ hasDemo, onChanged }: DemoPanelProps) {
  return (
    <Panel title="Demo">
      <p className="mb-4 text-ink-2">
        {hasDemo
          ? 'The shop contains demo products, customers and pages. Remove them before your own customers come.'
          : 'Fill the shop with 152 demo products, pictures, posts and events, look around, and remove all of it again.'}
      </p>
      {hasDemo ? (
        <ConfirmButton
          label="Remove the demo"
          kind="second"
          question="Remove the demo?"
          confirmLabel="Remove it"
          onConfirm={async () => onChanged((await send(removeDemo)).data)}
        >
          <p>
            Its products, customers, posts, events and stores go, and every order that was made to
            try it out. What you have added yourself stays, and so do policies and questions.
          </p>
        </ConfirmButton>
      ) : (
        <ConfirmButton
          label="Load the demo"
          kind="second"
          question="Load the demo?"
          confirmLabel="Load it"
          onConfirm={async () => onChanged((await send(loadDemo)).data)}
        >
          <p>It takes some seconds, and can be removed until your first customer orders.</p>
        </ConfirmButton>
      )}
    </Panel>
  );
}

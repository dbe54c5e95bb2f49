import { send } from '@/lib/api/browser';
import { loadDemo, removeDemo, type SetupState } from '@/lib/contract/staff-settings';
import { ConfirmButton } from '../confirm-button';
import { Panel } from '../panel';

interface DemoPanelProps {
  hasDemo: boolean;
  onChanged: (setup: SetupState) => void;
}

export function DemoPanel({ hasDemo, onChanged }: DemoPanelProps) {
  return (
    <Panel title="Demo data">
      <p className="mb-4 text-ink-2">
        {hasDemo
          ? 'Your shop has demo products, customers and pages. Remove them before you go live.'
          : 'Fill the shop with demo products, pictures, posts and events to try it out. You can remove them later.'}
      </p>
      {hasDemo ? (
        <ConfirmButton
          label="Remove demo data"
          kind="second"
          question="Remove demo data?"
          isDestructive
          onConfirm={async () => onChanged((await send(removeDemo)).data)}
        >
          <p>
            This deletes all demo products, customers, posts, events, stores and test orders.
            Anything you added yourself stays, including policies and FAQ.
          </p>
        </ConfirmButton>
      ) : (
        <ConfirmButton
          label="Load demo data"
          kind="second"
          question="Load demo data?"
          onConfirm={async () => onChanged((await send(loadDemo)).data)}
        >
          <p>
            This takes a few seconds. You can remove the demo data until your first customer orders.
          </p>
        </ConfirmButton>
      )}
    </Panel>
  );
}

import { useId } from 'react';
import { controlClass } from '@/components/form/control-class';
import { webhookEvents, type WebhookInput } from '@/lib/contract/staff-connection';
import { Tick } from '@/components/ui/tick';
import { toggleValue } from '@/components/ui/toggle-value';

interface WebhookFieldsProps {
  hook: WebhookInput;
  onChange: (hook: WebhookInput) => void;
  canPause?: boolean;
}

export function WebhookFields({ hook, onChange, canPause = false }: WebhookFieldsProps) {
  const id = useId();
  return (
    <div className="grid gap-4">
      <div>
        <label htmlFor={id} className="mb-1 block font-[550]">
          URL
        </label>
        <input
          id={id}
          type="url"
          value={hook.url}
          placeholder="https://"
          onChange={({ target }) => onChange({ ...hook, url: target.value })}
          className={controlClass(false)}
        />
      </div>
      <fieldset>
        <legend className="font-[550]">Events</legend>
        <ul className="grid md:grid-cols-2">
          {webhookEvents.map((event) => (
            <li key={event}>
              <Tick
                checked={hook.events.includes(event)}
                onChange={() =>
                  onChange({ ...hook, events: toggleValue(webhookEvents, hook.events, event) })
                }
              >
                <code>{event}</code>
              </Tick>
            </li>
          ))}
        </ul>
      </fieldset>
      {canPause && (
        <Tick
          checked={hook.is_active}
          onChange={({ target }) => onChange({ ...hook, is_active: target.checked })}
        >
          Active
        </Tick>
      )}
    </div>
  );
}

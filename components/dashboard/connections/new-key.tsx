import { useId, useState } from 'react';
import { controlClass } from '@/components/form/control-class';
import { send } from '@/lib/api/browser';
import { inIndia } from '@/lib/contract/india-clock';
import type { AnswerOf } from '@/lib/contract/endpoint';
import {
  keyRates,
  keyScopes,
  makeApiKey,
  usualKeyRate,
  type KeyScope,
} from '@/lib/contract/staff-connection';
import { ConfirmButton } from '../confirm-button';
import { AreaChoice } from '../team/area-choice';

export function NewKey({ onMade }: { onMade: (answer: AnswerOf<typeof makeApiKey>) => void }) {
  const id = useId();
  const [name, setName] = useState('');
  const [until, setUntil] = useState('');
  const [rate, setRate] = useState<(typeof keyRates)[number]>(usualKeyRate);
  const [scopes, setScopes] = useState<KeyScope[]>([]);

  async function make() {
    const expires_at = until ? inIndia(until, '23:59:59') : null;
    onMade(await send(makeApiKey, { body: { name, scopes, expires_at, per_minute: rate } }));
    setName('');
    setUntil('');
    setRate(usualKeyRate);
    setScopes([]);
  }

  return (
    <ConfirmButton
      label="New key"
      kind="main"
      question="New key"
      confirmLabel="Create key"
      onConfirm={make}
    >
      <div className="grid gap-4">
        <div>
          <label htmlFor={`${id}-name`} className="mb-1 block font-[550]">
            App name
          </label>
          <input
            id={`${id}-name`}
            value={name}
            maxLength={80}
            onChange={({ target }) => setName(target.value)}
            className={controlClass(false)}
          />
        </div>
        <AreaChoice areas={scopes} choices={keyScopes} onChange={setScopes} />
        <div>
          <label htmlFor={`${id}-rate`} className="mb-1 block font-[550]">
            Rate limit (calls per minute)
          </label>
          <select
            id={`${id}-rate`}
            value={rate}
            onChange={({ target }) => setRate(keyRates[target.selectedIndex] ?? usualKeyRate)}
            className={controlClass(false)}
          >
            {keyRates.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-until`} className="mb-1 block font-[550]">
            Expires <span className="font-normal text-ink-2">(optional)</span>
          </label>
          <input
            id={`${id}-until`}
            type="date"
            value={until}
            onChange={({ target }) => setUntil(target.value)}
            className={controlClass(false)}
          />
        </div>
      </div>
    </ConfirmButton>
  );
}

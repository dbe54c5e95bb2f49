import { useState } from 'react';
import { sayDays } from '@/lib/contract/return-windows';
import type { DeliveryZone } from '@/lib/contract/staff-settings';
import { formatRupees } from '@/lib/format/money';

interface ZoneListProps {
  zones: DeliveryZone[];
  changed: DeliveryZone[];
  onChoose: (zone: DeliveryZone) => void;
}

const shown = 12;

export function ZoneList({ zones, changed, onChoose }: ZoneListProps) {
  const [typed, setTyped] = useState('');
  const changedPrefixes = new Set(changed.map(({ pin_prefix }) => pin_prefix));
  const fits = ({ pin_prefix: prefix }: DeliveryZone) =>
    typed === '' || prefix.startsWith(typed) || typed.startsWith(prefix);
  const found = [
    ...changed,
    ...zones.filter(({ pin_prefix }) => !changedPrefixes.has(pin_prefix)),
  ].filter(fits);
  return (
    <div className="mt-4 border-t border-rule pt-3">
      <label className="block text-1 font-[550] text-ink-2">
        Find PIN code
        <input
          type="search"
          inputMode="numeric"
          maxLength={6}
          value={typed}
          onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
          className="mt-1 min-h-11 w-full rounded-control border border-edge bg-paper-0 px-3"
        />
      </label>
      <ul className="mt-2">
        {found.slice(0, shown).map((zone) => (
          <li key={zone.pin_prefix} className="border-b border-rule last:border-b-0">
            <button
              type="button"
              onClick={() => onChoose(zone)}
              className="grid min-h-11 w-full grid-cols-[4.5rem_minmax(0,1fr)_auto] items-baseline gap-2 py-2 text-left hover:bg-paper-2"
            >
              <span className="font-[550]">{zone.pin_prefix}…</span>
              <span className="truncate text-1 text-ink-2">{zone.place}</span>
              <span className="text-1">
                {zone.fewest_days === zone.most_days
                  ? sayDays(zone.most_days)
                  : `${zone.fewest_days} to ${zone.most_days} days`}
                {zone.fee === null ? '' : `, ${formatRupees(zone.fee)}`}
                {zone.takes_cash ? '' : ', no COD'}
                {zone.is_served ? '' : ', no delivery'}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > shown && (
        <p className="mt-1 text-1 text-ink-2">and {found.length - shown} more. Type to search.</p>
      )}
      {found.length === 0 && <p className="text-1 text-ink-2">No zones match.</p>}
    </div>
  );
}

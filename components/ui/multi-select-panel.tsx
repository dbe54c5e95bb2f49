import { useState } from 'react';
import { LinkButton } from './link-button';
import { controlClass } from '@/components/form/control-class';
import { matchOptions, type Option } from './match-options';
import { toggleValue } from './toggle-value';

interface MultiSelectPanelProps {
  label: string;
  options: Option[];
  value: Option['value'][];
  onChange: (value: Option['value'][]) => void;
}

const searchedFrom = 8;

export function MultiSelectPanel({ label, options, value, onChange }: MultiSelectPanelProps) {
  const [typed, setTyped] = useState('');
  const shown = matchOptions(options, typed);
  const all = options.map((option) => option.value);
  return (
    <>
      {options.length >= searchedFrom && (
        <div className="border-b border-rule p-2">
          <input
            type="search"
            aria-label={`Search ${label.toLowerCase()}`}
            placeholder="Search"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            className={controlClass(false)}
          />
        </div>
      )}
      <p role="status" className={shown.length === 0 ? 'px-3 py-2.5 text-1 text-ink-2' : 'sr-only'}>
        {shown.length === 0 ? 'No matches' : typed && `${shown.length} to choose from`}
      </p>
      <div role="group" aria-label={label} className="min-h-0 flex-1 overflow-y-auto">
        {shown.map((option) => (
          <label key={option.value} className="option">
            <input
              type="checkbox"
              checked={value.includes(option.value)}
              onChange={() => onChange(toggleValue(all, value, option.value))}
              className="tick"
            />
            <span className="flex-1">{option.label}</span>
          </label>
        ))}
      </div>
      <div className="flex min-h-12 items-center justify-between border-t border-rule px-3">
        <span className="text-1 text-ink-2">{value.length} selected</span>
        {value.length > 0 && <LinkButton onClick={() => onChange([])}>Clear</LinkButton>}
      </div>
    </>
  );
}

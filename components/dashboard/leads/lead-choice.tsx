import { useId } from 'react';
import { controlClass } from '@/components/form/control-class';

interface LeadChoiceProps {
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

export function LeadChoice({ label, value, choices, onChange }: LeadChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-[550]">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={controlClass(false)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}

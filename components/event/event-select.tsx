import { useRef } from 'react';
import { ChevronDown } from 'lucide-react';
import { controlClass } from '@/components/form/control-class';
import { useEarlyChange } from '@/components/ui/use-early-change';

interface EventSelectProps<Name extends string> {
  label: string;
  name: string;
  names: Record<Name, string>;
  value: Name;
  onChoose: (value: Name) => void;
}

export function EventSelect<Name extends string>({
  label,
  name,
  names,
  value,
  onChoose,
}: EventSelectProps<Name>) {
  const options = Object.keys(names) as Name[];
  const select = useRef<HTMLSelectElement>(null);
  const choose = (chosen: HTMLSelectElement) => onChoose(chosen.value as Name);
  useEarlyChange(select, (chosen) => {
    if (chosen.value !== value) choose(chosen);
  });
  return (
    <label className="block min-w-0">
      <span className="mb-1 block font-[550]">{label}</span>
      <span className="relative flex items-center">
        <select
          ref={select}
          name={name}
          value={value}
          onChange={({ target }) => choose(target)}
          className={`${controlClass(false)} appearance-none truncate pr-9`}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {names[option]}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute right-3 size-5" aria-hidden />
      </span>
    </label>
  );
}

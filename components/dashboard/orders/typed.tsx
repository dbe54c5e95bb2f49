import { controlClass } from '@/components/form/control-class';
import { Labelled } from '../labelled';

interface TypedProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  maxLength?: number;
  inputMode?: 'decimal' | 'text';
  /** Id of a datalist. */
  list?: string;
}

export function Typed({
  label,
  value,
  onChange,
  maxLength = 80,
  inputMode = 'text',
  list,
}: TypedProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <input
          id={id}
          value={value}
          maxLength={maxLength}
          inputMode={inputMode}
          list={list}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
          className={controlClass(false)}
        />
      )}
    </Labelled>
  );
}

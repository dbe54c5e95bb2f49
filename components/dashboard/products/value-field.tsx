import { controlClass } from '@/components/form/control-class';
import { FieldFrame } from '@/components/form/field-frame';

interface ValueFieldProps {
  label: string;
  help?: string;
  value: string;
  fault?: string | undefined;
  maxLength?: number;
  inputMode?: 'decimal';
  onChange: (text: string) => void;
}

/** A text input of a table or a set of items, whose state is not that of a form. */
export function ValueField({ label, help, value, fault, onChange, ...input }: ValueFieldProps) {
  return (
    <FieldFrame label={label} help={help} error={fault}>
      {(ties) => (
        <input
          {...ties}
          {...input}
          value={value}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
          className={controlClass(fault !== undefined)}
        />
      )}
    </FieldFrame>
  );
}

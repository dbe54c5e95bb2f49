import type { FieldPath, FieldValues, UseFormRegister } from 'react-hook-form';

interface TrapFieldProps<Draft extends FieldValues> {
  register: UseFormRegister<Draft>;
  name: FieldPath<Draft>;
}

export function TrapField<Draft extends FieldValues>({ register, name }: TrapFieldProps<Draft>) {
  return (
    <div aria-hidden className="pointer-events-none absolute size-px overflow-hidden opacity-0">
      <label>
        Please leave this empty
        <input {...register(name)} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

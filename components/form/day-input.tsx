import { useState, type InputHTMLAttributes } from 'react';

interface DayInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'value' | 'onChange' | 'onBlur'
> {
  /** `YYYY-MM-DD`; empty if none is chosen. */
  value: string;
  onDay: (day: string) => void;
}

/**
 * While a day is typed, browsers report none at all, then the years 0002, 0020 and 0202 before
 * 2026: what is incomplete is passed on only if the field is left with it.
 */
export function DayInput({ value, onDay, ...input }: DayInputProps) {
  const [partial, setPartial] = useState<string>();

  function take(day: string) {
    setPartial(undefined);
    onDay(day);
  }

  return (
    <input
      {...input}
      type="date"
      value={partial ?? value}
      onChange={({ target: { value: day, validity } }) => {
        const isPartial = day === '' ? validity.badInput : day.startsWith('0');
        if (isPartial) setPartial(day);
        else take(day);
      }}
      onBlur={() => partial !== undefined && take(partial)}
    />
  );
}

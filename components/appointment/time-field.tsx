'use client';

import { useController } from 'react-hook-form';
import type { AppointmentControl } from './appointment-control';
import { TimePicker } from './time-picker';

/** Day and time as a field of the form. */
export function TimeField({ control }: { control: AppointmentControl }) {
  const { field, fieldState } = useController({ control, name: 'start_datetime' });
  return (
    <TimePicker
      ref={field.ref}
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}

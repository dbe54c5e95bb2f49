'use client';

import { useController } from 'react-hook-form';
import type { AppointmentControl } from './appointment-control';
import { TimePicker } from './time-picker';

export function TimeField({ control }: { control: AppointmentControl }) {
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({ control, name: 'start_datetime' });
  return (
    <TimePicker ref={ref} value={value} onChange={onChange} error={fieldState.error?.message} />
  );
}

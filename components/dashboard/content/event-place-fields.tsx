'use client';

import { useWatch, type Control } from 'react-hook-form';
import { TextField } from '@/components/form/text-field';
import type { EventInput } from '@/lib/contract/staff-event';
import type { EventDraft } from '@/lib/dashboard/content/event-kind';

interface EventPlaceFieldsProps {
  control: Control<EventDraft, unknown, EventInput>;
}

export function EventPlaceFields({ control }: EventPlaceFieldsProps) {
  const isOnline = useWatch({ control, name: 'category' }) === 'Online';
  return (
    <>
      <TextField
        control={control}
        name="venue"
        label={isOnline ? 'How to join' : 'Venue'}
        isOptional={isOnline}
        placeholder={isOnline ? 'Online, by video link' : 'Our store, Main Road'}
        maxLength={120}
      />
      {!isOnline && <TextField control={control} name="city" label="City" maxLength={120} />}
    </>
  );
}

import type { Control, UseFormReturn } from 'react-hook-form';
import type { AppointmentDraft } from '@/lib/features/appointment/appointment-draft';
import type { AppointmentInput } from '@/lib/contract/appointment-input';

export type AppointmentForm = UseFormReturn<AppointmentDraft, unknown, AppointmentInput>;
export type AppointmentControl = Control<AppointmentDraft, unknown, AppointmentInput>;

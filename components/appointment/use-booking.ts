import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { mutate } from 'swr';
import { openLogin } from '@/components/account/open-login';
import { problemText } from '@/components/account/problem-text';
import { showFieldErrors } from '@/components/form/show-field-errors';
import type { Captcha } from '@/components/form/use-captcha';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/api-error';
import { appointmentFields, appointmentBody } from '@/lib/features/appointment/appointment-draft';
import { sendBooking } from '@/lib/features/appointment/calls';
import { takenTimeOf, type TakenTime } from '@/lib/features/appointment/next-free';
import type { AppointmentInput } from '@/lib/contract/appointment-input';
import { appointmentsPath, freeSlotsPath } from '@/lib/contract/paths';
import { routes } from '@/lib/platform/routes';
import { formAttempt } from '@/lib/platform/session/saved-attempt';
import type { AppointmentForm } from './appointment-control';

const loginFirst = 'Please login to book an appointment!';

/**
 * Sends the form. If no answer arrived, the next submit repeats the same request (idempotency), so
 * that only one appointment is booked. If the time is taken, offers the next free times.
 */
export function useBooking({ setError, setValue }: AppointmentForm, captcha: Captcha) {
  const router = useRouter();
  const [unheard] = useState(() => formAttempt<AppointmentInput>());
  const [isBooked, setIsBooked] = useState(false);
  const [taken, setTaken] = useState<TakenTime | null>(null);

  async function attemptOf(input: AppointmentInput, callingCode: string | undefined) {
    const body = appointmentBody(input, callingCode);
    const boundTo = JSON.stringify(body);
    const open = unheard.openFor(boundTo);
    return open ?? unheard.start(boundTo, { ...body, recaptcha: await captcha.freshToken() });
  }

  async function book(input: AppointmentInput, callingCode: string | undefined): Promise<void> {
    setTaken(null);
    try {
      const attempt = await attemptOf(input, callingCode);
      const { appointment, message } = await sendBooking(attempt);
      setIsBooked(true);
      toastSuccess(message);
      void mutate(appointmentsPath);
      router.push(routes.appointment(appointment.id));
    } catch (error) {
      refuse(error);
    }
  }

  function refuse(error: unknown): void {
    const wasHeard = error instanceof ApiError && error.status !== 0;
    if (wasHeard) {
      unheard.close();
      captcha.reset();
    }
    const found = takenTimeOf(error);
    if (found) {
      setTaken(found);
      setValue('start_datetime', '');
      void mutate((key) => typeof key === 'string' && key.startsWith(freeSlotsPath));
      toastError(found.message);
      return;
    }
    if (error instanceof ApiError && error.status === 401) {
      setError('root', { message: loginFirst });
      openLogin({ reason: loginFirst });
      return;
    }
    const message = problemText(error);
    if (!showFieldErrors(error, appointmentFields, setError)) setError('root', { message });
    toastError(message);
  }

  return {
    book,
    isBooked,
    taken,
    takeInstead: (start: string) => {
      setTaken(null);
      setValue('start_datetime', start, { shouldDirty: true, shouldValidate: true });
    },
  };
}

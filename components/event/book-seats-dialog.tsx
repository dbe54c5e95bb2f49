import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { mutate } from 'swr';
import { openLogin } from '@/components/account/open-login';
import { FormDialogFoot } from '@/components/form/form-dialog-foot';
import { draftResolver } from '@/components/form/draft-resolver';
import { EmailField } from '@/components/form/email-field';
import { SelectField } from '@/components/form/select-field';
import { showFieldErrors } from '@/components/form/show-field-errors';
import { TextField } from '@/components/form/text-field';
import { Dialog } from '@/components/ui/dialog';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { ApiError, errorMessage } from '@/lib/api/api-error';
import { send } from '@/lib/api/browser';
import {
  bookSeats,
  maxSeatsPerBooking,
  seatInput,
  type EventBooking,
  type SeatInput,
} from '@/lib/contract/event';
import { eventBookingsPath } from '@/lib/contract/paths';
import { seatsText } from '@/lib/features/event/seat-texts';
import { useOwnContact } from '@/lib/features/profile/use-own-contact';

export interface SeatDialogProps {
  eventId: number;
  title: string;
  free: number;
  booking: EventBooking | undefined;
  onClose: () => void;
}

const names = ['seats', 'name', 'email'] as const;
const loginFirst = 'Log in to book a seat.';

export function BookSeatsDialog(props: SeatDialogProps) {
  const own = useOwnContact();
  const name = own ? `${own.first_name} ${own.last_name}`.trim() : '';
  return (
    <Dialog title="Book a seat" isOpen onClose={props.onClose}>
      <SeatForm {...props} name={name} email={own?.email ?? ''} />
    </Dialog>
  );
}

interface SeatFormProps extends SeatDialogProps {
  name: string;
  email: string;
}

function SeatForm({ eventId, title, free, name, email, onClose }: SeatFormProps) {
  const { control, handleSubmit, setError, getValues, setValue, formState } = useForm<
    SeatInput,
    unknown,
    SeatInput
  >({
    defaultValues: { seats: 1, name, email },
    resolver: draftResolver<SeatInput, SeatInput>(seatInput),
  });
  // The customer may become known after the form was opened.
  useEffect(() => {
    if (!getValues('name')) setValue('name', name);
    if (!getValues('email')) setValue('email', email);
  }, [name, email, getValues, setValue]);
  const choices = Array.from({ length: Math.min(maxSeatsPerBooking, free) }, (_, index) => ({
    value: index + 1,
    label: seatsText(index + 1),
  }));

  const submit = handleSubmit(async (body) => {
    try {
      const { message } = await send(bookSeats, { params: { id: eventId }, body });
      await mutate(eventBookingsPath);
      toastSuccess(
        message || (body.seats === 1 ? 'Your seat is booked.' : 'Your seats are booked.'),
      );
      onClose();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        setError('root', { message: loginFirst });
        openLogin({ reason: loginFirst });
        return;
      }
      // A seat may have been booked in another tab.
      void mutate(eventBookingsPath);
      const message = errorMessage(error);
      if (!showFieldErrors(error, names, setError)) setError('root', { message });
      toastError(message);
    }
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <p className="font-display text-3 font-medium">{title}</p>
      <SelectField control={control} name="seats" label="Seats" options={choices} />
      <TextField control={control} name="name" label="Name" autoComplete="name" maxLength={50} />
      <EmailField
        control={control}
        name="email"
        label="Email"
        help="We’ll send your confirmation and calendar invite here."
      />
      <FormDialogFoot
        state={formState}
        onClose={onClose}
        submitLabel="Book seats"
        busyText="Booking"
      />
    </form>
  );
}

/** `1 seat`, `2 seats`. */
export const seatsText = (seats: number): string => (seats === 1 ? '1 seat' : `${seats} seats`);

/** `20 seats`, `12 of 20 seats left`, `All seats are booked`. */
export function freeSeatsText(seats: number, free: number): string {
  if (free === 0) return 'All seats are booked';
  return free >= seats ? seatsText(seats) : `${free} of ${seatsText(seats)} left`;
}

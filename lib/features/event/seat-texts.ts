/** `1 seat`, `2 seats`. */
export const seatsText = (seats: number): string => (seats === 1 ? '1 seat' : `${seats} seats`);

/** `12 of 20 seats left`, `All seats are booked`. */
export function freeSeatsText(seats: number, free: number): string {
  return free === 0 ? 'All seats are booked' : `${free} of ${seatsText(seats)} left`;
}

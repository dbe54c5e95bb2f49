/** Where the shop shows an appointment to whose it is. */
export const appointmentPath = (id: number): string => `/consult-our-vaidya/appointment/${id}`;

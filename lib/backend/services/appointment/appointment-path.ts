/** Storefront path of an appointment for its customer. */
export const appointmentPath = (id: number): string => `/consult-our-vaidya/appointment/${id}`;

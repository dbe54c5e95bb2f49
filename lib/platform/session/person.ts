/** The logged-in user, with the data that the browser may know. */
export interface Person {
  id: string;
  firstName: string;
  lastName: string;
  isStaff: boolean;
}

/** Path of next-auth that answers who is logged in; also the SWR key. */
export const sessionPath = '/api/auth/session';

import 'next-auth';
import 'next-auth/jwt';

interface SessionPerson {
  firstName: string;
  lastName: string;
  isStaff: boolean;
}

declare module 'next-auth' {
  interface User extends SessionPerson {
    id: string;
    storeToken: string;
  }
  interface Session {
    user: SessionPerson & { id: string };
  }
}

declare module 'next-auth/jwt' {
  interface JWT extends SessionPerson {
    /** API token of the store; never leaves the server. */
    storeToken: string;
  }
}

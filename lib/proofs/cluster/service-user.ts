import { isRoot, serverUsers, type ServerUser } from '../../backend/db/embedded/server-user.ts';

/** Returns the user that runs the services of the cluster; undefined: the current user. */
export function serviceUser(): ServerUser | undefined {
  if (!isRoot()) return undefined;
  const [user] = serverUsers();
  if (user) return user;
  throw new Error(
    'PostgreSQL does not run as root, and this system has neither a user "postgres" nor "nobody".',
  );
}

import 'server-only';
import { cookies } from 'next/headers';
import { ApiError } from '../../api/api-error';
import { readAsCustomer } from '../../api/as-customer';
import { buildPath, type ReadCall } from '../../contract/endpoint';
import { sessionPath, type Person } from '../session/person';
import { visitorCookie } from '../session/visitor-cookie';
import { currentSession } from './store-token';

/** Calls of the store API without parameters, with the answer for a guest without data. */
type KnownCall = ReadCall<undefined, unknown>;

interface KnownReads {
  /** For everybody, with the answer for a guest who has no data. */
  visitor?: { call: KnownCall; empty: unknown }[];
  /** Only for customers. */
  customer?: KnownCall[];
}

/**
 * Reads personal data for a server-rendered page, by SWR key: the session, and the answers of the
 * named calls. A call that fails is left out; the browser then reads it.
 */
export async function readKnown({
  visitor = [],
  customer = [],
}: KnownReads): Promise<Record<string, unknown>> {
  const session = await currentSession();
  const token = session?.storeToken;
  const visitorId = (await cookies()).get(visitorCookie.name)?.value;
  const person: Person | null = session
    ? {
        id: session.sub ?? '',
        firstName: session.firstName,
        lastName: session.lastName,
        isStaff: session.isStaff,
      }
    : null;
  const read = async (call: KnownCall): Promise<[string, unknown][]> => {
    try {
      return [[buildPath(call), await readAsCustomer(call, { token, visitorId })]];
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return [];
    }
  };
  const answers = await Promise.all([
    ...visitor.map(({ call, empty }) =>
      token || visitorId ? read(call) : [[buildPath(call), empty] satisfies [string, unknown]],
    ),
    ...(token ? customer.map(read) : []),
  ]);
  return Object.fromEntries([[sessionPath, person], ...answers.flat()]);
}

import { randomBytes, randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addresses } from '../db/schema/address.ts';
import { customers } from '../db/schema/customer.ts';
import { cities, states } from '../db/schema/place.ts';
import { signInAs, type SignedIn } from './sign-in.ts';
import type { TestStore } from './test-store.ts';

export interface Shopper extends SignedIn {
  email: string;
  mobile: string;
}

/** Creates a logged-in customer without a password. */
export async function makeCustomer(store: TestStore): Promise<Shopper> {
  const email = `shopper-${randomBytes(6).toString('hex')}@example.in`;
  const mobile = `+919${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
  await store.context.db.insert(customers).values({
    email,
    emailVerifiedAt: store.context.now(),
    mobile,
    mobileVerifiedAt: store.context.now(),
    firstName: 'Test',
    lastName: 'Shopper',
    passwordHash: '',
  });
  return { ...(await signInAs(store, email)), email, mobile };
}

const pinCodes: Record<string, string> = {
  Ahmedabad: '380009',
  Mumbai: '400001',
  Pune: '411004',
  Surat: '395003',
  Jaipur: '302001',
  'Port Blair': '744101',
  Itanagar: '791111',
};

/** Adds an address in a city of the store's place list; returns its id. */
export async function makeAddress(
  { context: { db } }: TestStore,
  customerId: number,
  city = 'Mumbai',
): Promise<number> {
  const [location] = await db
    .select({ cityId: cities.id, stateId: states.id, countryId: states.countryId })
    .from(cities)
    .innerJoin(states, eq(states.id, cities.stateId))
    .where(eq(cities.name, city))
    .limit(1);
  const postalCode = pinCodes[city];
  if (!location || !postalCode) throw new Error(`${city} or its PIN code is not known here`);
  const [address] = await db
    .insert(addresses)
    .values({
      customerId,
      ...location,
      fullName: 'Test Shopper',
      mobile: '+919000000099',
      addressLine1: '1 Test Lane',
      addressLine2: 'Near the test bridge',
      postalCode,
    })
    .returning({ id: addresses.id });
  if (!address) throw new Error('The address was not made');
  return address.id;
}

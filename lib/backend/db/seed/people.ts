import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { generalAreas } from '../../../contract/staff-area.ts';
import type { Transaction } from '../client.ts';
import { demoAccounts, demoPassword, type DemoAddress } from '../demo/accounts.ts';
import { addresses } from '../schema/address.ts';
import { customers } from '../schema/customer.ts';
import { memberships } from '../schema/membership.ts';
import { cities, countries, states } from '../schema/place.ts';
import { daysLater, openedAt } from './moments.ts';
import { insertRows, requireValue, lastId, numbered } from './rows.ts';

export async function seedPeople(tx: Transaction, now: Date): Promise<Map<string, number>> {
  const people = numbered(demoAccounts, await lastId(tx, customers));
  const createdAt = openedAt(now);
  const places = await findPlaces(
    tx,
    people.flatMap((person) => person.addresses),
  );

  await insertRows(
    tx,
    customers,
    await Promise.all(
      people.map(async ({ id, email, mobile, firstName, lastName, company, role, areas }) => ({
        id,
        email,
        emailVerifiedAt: createdAt,
        mobile,
        mobileVerifiedAt: createdAt,
        hasLoggedIn: true,
        firstName,
        lastName,
        company,
        passwordHash: await hash(demoPassword),
        isStaff: role !== 'customer',
        isSuperuser: role === 'superuser',
        staffAreas: areas ?? (role === 'staff' ? [...generalAreas] : []),
        createdAt,
        updatedAt: createdAt,
      })),
    ),
  );
  await insertRows(
    tx,
    addresses,
    numbered(
      people.flatMap(({ id, addresses: own }) =>
        own.map(({ city, state, country, ...address }) => ({
          ...address,
          customerId: id,
          ...requireValue(places, placeKey({ city, state, country }), 'city'),
          createdAt,
          updatedAt: createdAt,
        })),
      ),
      await lastId(tx, addresses),
    ),
  );
  await insertRows(
    tx,
    memberships,
    numbered(
      people
        .filter((person) => person.isMember)
        .map(({ id }) => ({
          customerId: id,
          startsAt: daysLater(now, -10),
          endsAt: daysLater(now, 20),
          createdAt: daysLater(now, -10),
        })),
      await lastId(tx, memberships),
    ),
  );
  return new Map(people.map(({ id, email }) => [email, id]));
}

type PlaceNames = Pick<DemoAddress, 'city' | 'state' | 'country'>;
interface PlaceIds {
  cityId: number;
  stateId: number;
  countryId: number;
}

const placeKey = ({ city, state, country }: PlaceNames) => `${city}, ${state}, ${country}`;

async function findPlaces(tx: Transaction, wanted: PlaceNames[]): Promise<Map<string, PlaceIds>> {
  const found = new Map<string, PlaceIds>();
  const names = new Map(wanted.map((place) => [place.country, place]));
  for (const { country } of names.values()) {
    const rows = await tx
      .select({
        city: cities.name,
        state: states.name,
        cityId: cities.id,
        stateId: states.id,
        countryId: countries.id,
      })
      .from(cities)
      .innerJoin(states, eq(states.id, cities.stateId))
      .innerJoin(countries, eq(countries.id, states.countryId))
      .where(eq(countries.name, country));
    for (const { city, state, ...ids } of rows) found.set(placeKey({ city, state, country }), ids);
  }
  return found;
}

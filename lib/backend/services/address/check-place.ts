import { and, eq } from 'drizzle-orm';
import { otherCity, otherState, unknownPinCode } from '../../../contract/pin-code.ts';
import type { ServiceContext } from '../../context.ts';
import { cities, countries, states } from '../../db/schema/place.ts';
import { invalid } from '../../errors.ts';
import { findZone } from '../place/find-pin-code.ts';

const deliveredTo = 'IN';

/**
 * Throws 400 at the field for a country other than India, a state of another country or a city of
 * another state.
 */
export async function checkPlace(
  { db }: ServiceContext,
  { countryId, stateId, cityId }: { countryId: number; stateId: number; cityId: number },
): Promise<void> {
  const [place] = await db
    .select({ country: countries.code, state: states.id, city: cities.id })
    .from(countries)
    .leftJoin(states, and(eq(states.id, stateId), eq(states.countryId, countries.id)))
    .leftJoin(cities, and(eq(cities.id, cityId), eq(cities.stateId, states.id)))
    .where(eq(countries.id, countryId));
  if (!place) throw invalid({ country: ['Choose a country'] });
  if (place.country !== deliveredTo) throw invalid({ country: ['We deliver only within India'] });
  if (!place.state) throw invalid({ state: ['Choose a state in this country'] });
  if (!place.city) throw invalid({ city: ['Choose a city in this state'] });
}

interface PinCodeOfPlace {
  stateId: number;
  cityId: number;
  postalCode: string;
  /** False: a city other than the PIN code's is refused once, so that the caller can ask. */
  isCityConfirmed?: boolean | undefined;
}

/**
 * Throws 400 at `postal_code` for an unknown PIN code or one of another state, and at `city` for
 * another city than the PIN code's if the caller asks for that with `isCityConfirmed: false`.
 */
export async function checkPinCode(
  context: Pick<ServiceContext, 'db'>,
  { stateId, cityId, postalCode, isCityConfirmed }: PinCodeOfPlace,
): Promise<void> {
  const zone = await findZone(context, postalCode);
  if (!zone) throw invalid({ postal_code: [unknownPinCode(postalCode)] });
  if (zone.state && zone.state.id !== stateId) {
    throw invalid({ postal_code: [otherState(postalCode, zone.state.name)] });
  }
  if (isCityConfirmed !== false || !zone.city || zone.city.id === cityId) return;
  const [chosen] = await context.db
    .select({ name: cities.name })
    .from(cities)
    .where(eq(cities.id, cityId));
  throw invalid({ city: [otherCity(postalCode, zone.city.name, chosen?.name ?? '')] });
}

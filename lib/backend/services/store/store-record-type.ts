import { eq, inArray, sql } from 'drizzle-orm';
import type { StaffStore, StoreInput } from '../../../contract/staff-store.ts';
import type { ServiceContext } from '../../context.ts';
import { stores } from '../../db/schema/content.ts';
import { cities, states } from '../../db/schema/place.ts';
import { invalid } from '../../errors.ts';
import type { RecordType } from '../content/record-type.ts';
import { formatMobile } from '../../../contract/format-mobile.ts';
import { toStore } from './list-stores.ts';

type StoreRow = typeof stores.$inferSelect;

const cityName = sql`(select name from cities where cities.id = stores.city_id)`;

/** Record type of the physical stores, including closed ones. */
export const storeRecordType: RecordType<
  StoreRow,
  StoreInput,
  StaffStore,
  { is_open?: boolean | undefined }
> = {
  name: 'Store',
  subject: 'store',
  table: stores,
  searched: [stores.name, stores.addressLine1, stores.landmark, stores.postalCode, cityName],
  sorts: { store_name: stores.name, city: cityName, updated_at: stores.updatedAt },
  firstSort: 'city',
  filterOf: (_, { is_open }) => (is_open === undefined ? undefined : eq(stores.isOpen, is_open)),
  toValues: async (context, input, before) => {
    await requireCity(context, input.city_id);
    return {
      name: input.store_name,
      image: input.image,
      landmark: input.landmark,
      addressLine1: input.address_line_1,
      addressLine2: input.address_line_2,
      cityId: input.city_id,
      postalCode: input.postal_code,
      opensAt: input.work_start_time,
      closesAt: input.work_end_time,
      // Formatted, because the storefront shows it as stored.
      mobile: formatMobile(input.mobile_no),
      email: input.email,
      locationUrl: input.location_url,
      virtualLocationUrl: input.virtual_location_url,
      isOpen: input.is_open,
      ...(!before && { updatedAt: context.now() }),
    };
  },
  show: async ({ db }, rows) => {
    const places = await db
      .select({
        city: { id: cities.id, name: cities.name },
        state: { id: states.id, name: states.name },
      })
      .from(cities)
      .innerJoin(states, eq(states.id, cities.stateId))
      .where(
        inArray(
          cities.id,
          rows.map(({ cityId }) => cityId),
        ),
      );
    const placesByCity = new Map(places.map((place) => [place.city.id, place]));
    return rows.flatMap((store) => {
      const place = placesByCity.get(store.cityId);
      return place ? [toStaffStore(store, place)] : [];
    });
  },
  effectOf: () => ({ tags: ['stores'], paths: ['/store-locator'] }),
  picturesOf: ({ image }) => [image],
};

interface Placed {
  city: { id: number; name: string };
  state: { id: number; name: string };
}

const toStaffStore = (store: StoreRow, place: Placed): StaffStore => ({
  ...toStore({ store, ...place }),
  version: store.version,
  is_open: store.isOpen,
});

async function requireCity({ db }: ServiceContext, id: number): Promise<void> {
  const [city] = await db.select({ id: cities.id }).from(cities).where(eq(cities.id, id));
  if (!city) throw invalid({ city_id: ['Choose a city'] });
}

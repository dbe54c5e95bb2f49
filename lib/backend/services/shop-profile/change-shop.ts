import { eq, and, inArray, sql } from 'drizzle-orm';
import type { EliteBenefits } from '../../../contract/elite-benefits.ts';
import type { SettingsInput } from '../../../contract/staff-settings.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { settings } from '../../db/schema/running.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict, invalid } from '../../errors.ts';
import { addJob } from '../../jobs/add-job.ts';
import { catalogueChanged, offersChanged } from '../../search/engine.ts';
import { toPaise } from '../../../contract/money.ts';
import { changeInvoicePrefix } from '../invoice/take-number.ts';
import { changeBudgets } from '../messages/message-budget.ts';
import { changeOrderLimits } from '../order/place/order-limits.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { requireNamedValues } from '../text-page/require-named-values.ts';
import { consultationSettings, readShop, shopSetting, type OwnShop } from './read-shop.ts';
import { writeSetting } from './setting.ts';
import { findState } from '../../../contract/indian-states.ts';
import { otherState } from '../../../contract/pin-code.ts';
import { currentCityName } from './current-city-name.ts';
import { findZone } from '../place/find-pin-code.ts';
import { cities, countries, states } from '../../db/schema/place.ts';

/* The stored profile also contains its version. */
type StoredShop = Partial<OwnShop> & { version?: number };

/** Locks the shop's setting until the transaction ends; returns it with its version. */
async function holdShop({ db }: ServiceContext): Promise<{ stored: StoredShop; version: number }> {
  await db.insert(settings).values({ name: shopSetting, value: {} }).onConflictDoNothing();
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.name, shopSetting))
    .for('update');
  const stored = (row?.value ?? {}) as StoredShop;
  return { stored, version: stored.version ?? 1 };
}

/** Stores changes of the shop profile as the next version and revalidates all pages. */
export async function keepShop(
  context: ServiceContext,
  caller: CustomerCaller,
  changes: Partial<OwnShop>,
): Promise<void> {
  const { stored, version } = await holdShop(context);
  const before = await readShop(context);
  await requireNamedValues(context, before, changes);
  await writeSetting(context, shopSetting, { ...stored, ...changes, version: version + 1 });
  const names = Object.keys(changes) as (keyof OwnShop)[];
  await writeAudit(context, caller, 'settings.change', 'settings:shop', {
    before: Object.fromEntries(names.map((name) => [name, before[name]])),
    after: changes,
  });
  const isOther = (name: 'lists_each_size' | 'reviews_each_size') =>
    changes[name] !== undefined && changes[name] !== (before[name] ?? false);
  const areListsChanged = isOther('lists_each_size') || isOther('reviews_each_size');
  await addJob(context.db, 'revalidate', {
    tags: [
      ...['shop-profile', 'page-meta', 'elite-plan', 'events', 'stores'],
      ...(areListsChanged ? ['catalogue', 'products', 'categories', 'brands', 'home'] : []),
    ],
  });
  if (areListsChanged) await catalogueChanged(context.db, []);
  // Lists are filtered and sorted by the rating that each size shows.
  if (isOther('reviews_each_size')) await offersChanged(context.db);
}

/**
 * Changes the shop profile, the prices of services and delivery, and the order limits. Throws 400
 * if the city of free delivery is not in India, 409 if `version` is not the newest (optimistic
 * locking; the response contains the newest `version`).
 */
export async function changeShop(
  context: ServiceContext,
  caller: CustomerCaller,
  input: SettingsInput,
): Promise<void> {
  const {
    version,
    elite_price,
    consultation_fee,
    first_consultation_free,
    orders_per_day,
    unconfirmed_units,
    invoice_prefix,
    cash_refusals,
    sms_per_hour,
    sms_per_day,
    mails_per_hour,
    mails_per_day,
    ...profile
  } = input;
  await withinTransaction(context, async (within) => {
    const current = await holdShop(within);
    if (current.version !== version) {
      throw conflict('A colleague has just changed the settings. Check them again.', {
        version: current.version,
      });
    }
    await writeSetting(within, 'elite_price', toPaise(elite_price));
    await writeSetting(within, consultationSettings.fee, toPaise(consultation_fee));
    await writeSetting(within, consultationSettings.isFirstFree, first_consultation_free);
    await changeOrderLimits(within, caller, { orders_per_day, unconfirmed_units, cash_refusals });
    const budgets = { sms_per_hour, sms_per_day, mails_per_hour, mails_per_day };
    await changeBudgets(within, caller, budgets);
    await changeInvoicePrefix(within, caller, invoice_prefix);
    await checkState(within, profile);
    const homeCity = await homeCityOf(within, profile.free_shipping_city);
    const benefits = profile.elite_benefits && {
      elite_benefits: await spellPlaces(within, profile.elite_benefits),
    };
    const { name } = await readShop(within);
    // A derived name is not stored, so that it follows the name of the shop.
    const ownName = profile.elite_name === `${name} Elite` && { elite_name: '' };
    await keepShop(within, caller, {
      ...profile,
      ...benefits,
      ...ownName,
      free_shipping_city: homeCity,
    });
  });
}

/** Throws 400 if the PIN code is one of another state. */
async function checkState(
  context: ServiceContext,
  { postal_code: pinCode, state }: Pick<SettingsInput, 'postal_code' | 'state'>,
): Promise<void> {
  const zone = await findZone(context, pinCode);
  const other = zone?.state?.name;
  if (other && findState(other) !== state)
    throw invalid({ postal_code: [otherState(pinCode, other)] });
}

async function spellPlaces(context: ServiceContext, benefits: EliteBenefits) {
  const places: string[] = [];
  for (const entered of benefits.express_places) {
    const place = /^\d/.test(entered) ? entered : await spellCity(context, entered);
    if (!place) {
      throw invalid({
        'elite_benefits.express_places': [`“${entered}” isn’t an Indian city`],
      });
    }
    places.push(place);
  }
  return { ...benefits, express_places: [...new Set(places)] };
}

/*
 * The city must have the canonical spelling, because addresses use it and would not match another
 * one.
 */
async function homeCityOf(context: ServiceContext, entered: string): Promise<string> {
  if (entered === '') return entered;
  const city = await spellCity(context, entered);
  if (!city) throw invalid({ free_shipping_city: ['This isn’t an Indian city'] });
  return city;
}

/**
 * Returns the canonical spelling of an Indian city, also of a former name, ignoring case; undefined
 * if unknown.
 */
async function spellCity(
  { db }: Pick<ServiceContext, 'db'>,
  name: string,
): Promise<string | undefined> {
  const [city] = await db
    .select({ name: cities.name })
    .from(cities)
    .innerJoin(states, eq(states.id, cities.stateId))
    .innerJoin(countries, eq(countries.id, states.countryId))
    .where(
      and(
        eq(countries.code, 'IN'),
        inArray(sql`lower(${cities.name})`, [name.trim().toLowerCase(), currentCityName(name)]),
      ),
    )
    .limit(1);
  return city?.name;
}

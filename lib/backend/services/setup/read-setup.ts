import { sql } from 'drizzle-orm';
import { deliveryAmountNames } from '../../../contract/delivery-amounts.ts';
import { deliveryRuleNames } from '../../../contract/delivery-rules.ts';
import { newShop } from '../../../contract/new-shop.ts';
import type { ShopProfile } from '../../../contract/shop-profile.ts';
import { firstSteps, type SetupState, type FirstStep } from '../../../contract/staff-settings.ts';
import type { ServiceContext } from '../../context.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { demoTables, readDemoMarks } from '../demo-data/demo-marks.ts';
import { readSetting, writeSetting } from '../shop-profile/setting.ts';
import { shopSetting } from '../shop-profile/read-shop.ts';
import { policyTemplates } from '../text-page/text-templates.ts';

/** Slugs of the policies that a shop needs. */
const policySlugs = policyTemplates.map(({ slug }) => slug);

/** Name of the setting with the steps that were marked manually. */
export const setupSetting = 'first_day';

/** Tables that a store without goods may have rows in. */
const mayHold: readonly string[] = ['customers', 'leads', 'appointment_slots'];

const mustBeEmpty = [
  ...demoTables.filter((name) => !mayHold.includes(name)),
  'orders',
  'gift_vouchers',
].map((name) => sql`exists (select from ${sql.identifier(name)})`);

type Facts = Record<'hasCategory' | 'hasProduct' | 'hasPolicies' | 'hasZones' | 'isEmpty', boolean>;

/** Settings of delivery: one that is not the default was set by the owner. */
const deliverySettings = [
  ...deliveryAmountNames,
  ...deliveryRuleNames,
  'free_shipping_city',
] as const;

/**
 * Returns the setup steps before the first order. A step is done if the data shows it, or if staff
 * marked it.
 */
export async function readSetup(context: ServiceContext): Promise<SetupState> {
  const ticked = ((await readSetting(context, setupSetting)) ?? []) as FirstStep[];
  const storedProfile = (await readSetting(context, shopSetting)) as
    | Partial<ShopProfile>
    | undefined;
  const { rows } = await context.db.execute<Facts>(sql`
    select (exists (select from categories) and exists (select from brands)
        and exists (select from product_forms)) as "hasCategory",
      not exists (select from text_pages where not is_published and slug in ${policySlugs})
        as "hasPolicies",
      exists (select from products where is_on_sale) as "hasProduct",
      exists (select from audit_entries where action = 'delivery-zone.change') as "hasZones",
      not (${sql.join(mustBeEmpty, sql` or `)}) as "isEmpty"`);
  const facts = rows[0];
  const known: Partial<Record<FirstStep, boolean>> = {
    who_you_are: storedProfile?.name !== undefined,
    policies: facts?.hasPolicies,
    category: facts?.hasCategory,
    product: facts?.hasProduct,
  };
  const isShown: Partial<Record<FirstStep, boolean>> = {
    numbers: Boolean(storedProfile?.gstin || storedProfile?.fssai),
    logo: Boolean(storedProfile?.logo),
    delivery:
      facts?.hasZones ||
      deliverySettings.some(
        (name) => (storedProfile?.[name] || newShop[name] || 0) !== (newShop[name] || 0),
      ),
    payment: context.env.payment.provider !== 'sandbox',
  };
  return {
    steps: firstSteps.map((name) => ({
      name,
      is_done: known[name] ?? (isShown[name] || ticked.includes(name)),
    })),
    has_demo: (await readDemoMarks(context)) !== undefined,
    can_load_demo: context.env.mode === 'demo' && (facts?.isEmpty ?? false),
  };
}

/** Marks a step of the setup as done. Idempotent. */
export async function markStep(context: ServiceContext, step: FirstStep): Promise<void> {
  await withinTransaction(context, async (within, tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${setupSetting}))`);
    const ticked = ((await readSetting(within, setupSetting)) ?? []) as FirstStep[];
    if (ticked.includes(step)) return;
    await writeSetting(within, setupSetting, [...ticked, step]);
  });
}

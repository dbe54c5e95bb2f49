import { sql } from 'drizzle-orm';
import { demoShop } from '../../../contract/demo-shop.ts';
import { toRupees } from '../../../contract/money.ts';
import { hasBenefits } from '../../../contract/elite-benefits.ts';
import { newShop } from '../../../contract/new-shop.ts';
import type { ShopProfile } from '../../../contract/shop-profile.ts';
import type { ServiceContext } from '../../context.ts';
import { marksSetting } from '../demo-data/demo-marks.ts';
import { sitePages, type SitePage } from '../../../contract/site-pages.ts';

/**
 * Pages with a built-in text that an editorial text can replace: `always` they are shown without
 * one, in `demo` only in a demo.
 */
const designedPages: ReadonlyMap<string, 'always' | 'demo'> = new Map([
  ['franchise', 'demo'],
  ['organic-living', 'demo'],
  ['inspire-and-support', 'demo'],
  ['bussiness', 'always'],
  ['exports', 'always'],
  ['consult-our-vaidya', 'always'],
  ['subscription-plans', 'always'],
  ['gift-voucher', 'always'],
  ['contact-us', 'always'],
]);

interface Facts {
  switchedOff: readonly string[];
  /** Slugs of unpublished texts. */
  unpublished: readonly string[];
  /** Whether a question with its answer is published. */
  hasAnswers: boolean;
  hasConcerns: boolean;
  hasGrowers: boolean;
  hasLots: boolean;
  hasDemo: boolean;
  /** Whether members of the shop get anything. */
  hasBenefits: boolean;
}

const pagesOfFeatures = Object.entries<SitePage>(sitePages).flatMap(([path, { feature }]) =>
  feature && !path.includes('[') ? [{ path, feature }] : [],
);

/** Returns the paths that answer 404, sorted. */
function closedPages({
  switchedOff,
  unpublished,
  hasAnswers,
  hasConcerns,
  hasGrowers,
  hasLots,
  hasDemo,
  hasBenefits,
}: Facts): string[] {
  const ofFeatures = pagesOfFeatures.flatMap(({ path, feature }) =>
    switchedOff.includes(feature) || (feature === 'elite' && !hasBenefits) ? [path] : [],
  );
  // A designed page is shown without a text; the demo has built-in texts for some more.
  const ofTexts = unpublished.flatMap((slug) => {
    const designed = designedPages.get(slug);
    return designed === undefined || (designed === 'demo' && !hasDemo) ? [`/${slug}`] : [];
  });
  const empty = [
    ...(hasAnswers ? [] : ['/faq']),
    ...(hasConcerns ? [] : ['/concern']),
    ...(hasGrowers ? [] : ['/growers']),
    ...(hasLots ? [] : ['/lot']),
  ];
  const closed = [...ofFeatures, ...ofTexts, ...empty];
  return [...new Set(closed)].toSorted();
}

/** Name of the setting with the shop profile. */
export const shopSetting = 'shop';

/** Separate settings: the fee in paise, and whether everybody's first consultation is free. */
export const consultationSettings = {
  fee: 'consultation_fee',
  isFirstFree: 'first_consultation_free',
} as const;

/** The shop's data in the database; whether it takes online payments depends on its gateway. */
export type OwnShop = Omit<ShopProfile, 'pays_online'>;

const unpublished = 'unpublished texts';
const answered = 'published answers';
const concerned = 'published concerns';
const grown = 'published growers';
const inLots = 'lots';
const ownTerms = 'zones with terms of their own';
const nonReturnable = 'non-returnable categories';

/**
 * Returns the shop profile. Missing values come from the demo shop while demo data is loaded,
 * otherwise they are empty. Consultations are free unless the owner has set a fee.
 */
export async function readShop({ db }: Pick<ServiceContext, 'db'>): Promise<OwnShop> {
  const names = [shopSetting, marksSetting, ...Object.values(consultationSettings)];
  const { rows } = await db.execute<{ name: string; value: unknown }>(sql`
    select name, value from settings where name in ${names}
    union all
    select ${unpublished}, coalesce(jsonb_agg(slug), '[]') from text_pages where not is_published
    union all
    select ${answered}, to_jsonb(count(*)) from faqs where is_published
    union all
    select ${concerned}, to_jsonb(count(*)) from concerns where is_published
    union all
    select ${grown}, to_jsonb(count(*)) from growers where is_published
    union all
    select ${inLots}, to_jsonb(exists (select from product_lots))
    union all
    select ${ownTerms}, to_jsonb(exists (
      select from delivery_zones where fee is not null or not is_served))
    union all
    select ${nonReturnable}, coalesce(jsonb_agg(name order by level, position), '[]')
    from categories where not is_returnable`);
  const findValue = (name: string) => rows.find((row) => row.name === name)?.value;
  const hasDemo = rows.some(({ name }) => name === marksSetting);
  const fee = findValue(consultationSettings.fee);
  const shop = {
    ...(hasDemo ? demoShop : newShop),
    ...(findValue(shopSetting) as Partial<OwnShop>),
  };
  return {
    ...shop,
    elite_name: shop.elite_name || `${shop.name} Elite`,
    consultation_fee: Number.isSafeInteger(fee) ? toRupees(Number(fee)) : 0,
    first_consultation_free: findValue(consultationSettings.isFirstFree) !== false,
    has_demo: hasDemo,
    differs_by_pin: findValue(ownTerms) === true,
    non_returnable: findValue(nonReturnable) as string[],
    closed_pages: closedPages({
      switchedOff: shop.switched_off,
      unpublished: findValue(unpublished) as string[],
      hasAnswers: findValue(answered) !== 0,
      hasConcerns: findValue(concerned) !== 0,
      hasGrowers: findValue(grown) !== 0,
      hasLots: findValue(inLots) === true,
      hasDemo,
      hasBenefits: hasBenefits(shop.elite_benefits),
    }),
  };
}

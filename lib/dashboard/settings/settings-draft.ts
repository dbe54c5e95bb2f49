import type { Control } from 'react-hook-form';
import { deliveryRuleNames } from '../../contract/delivery-rules';
import { deliveryAmountNames } from '../../contract/delivery-amounts';
import type { EliteBenefits } from '../../contract/elite-benefits';
import { featureNames } from '../../contract/features';
import { budgetNames } from '../../contract/message-budget';
import type { SettingsInput, StaffSettings } from '../../contract/staff-settings';
import { splitLines } from '../split-lines';

const numbers = [
  ...deliveryAmountNames,
  ...deliveryRuleNames,
  'elite_price',
  'consultation_fee',
  'replacement_days',
  'return_days',
  'orders_per_day',
  'unconfirmed_units',
  'cash_refusals',
  ...budgetNames,
] as const;
type NumberName = (typeof numbers)[number];
interface BenefitsDraft extends Omit<
  EliteBenefits,
  'delivery_fee' | 'express_places' | 'express_days'
> {
  /** Empty: the usual fee. */
  delivery_fee: string;
  /** One a line. */
  express_places: string;
  express_days: string;
}
export type SettingsDraft = Omit<SettingsInput, NumberName | 'elite_benefits'> &
  Record<NumberName, string> & { elite_benefits: BenefitsDraft };
export type SettingsControl = Control<SettingsDraft, unknown, SettingsInput>;

export const fromBenefitsDraft = (benefits: BenefitsDraft) => ({
  ...benefits,
  express_places: splitLines(benefits.express_places),
});

export const fromSettingsDraft = (draft: SettingsDraft) => ({
  ...draft,
  elite_benefits: fromBenefitsDraft(draft.elite_benefits),
});

export function toSettingsDraft({
  connections: _,
  logo: __,
  has_demo: ___,
  closed_pages: ____,
  pays_online: _____,
  switched_off,
  elite_benefits: benefits,
  ...settings
}: StaffSettings): SettingsDraft {
  const texts = Object.fromEntries(
    numbers.map((name) => [name, String(settings[name] ?? 0)]),
  ) as Record<NumberName, string>;
  return {
    ...settings,
    ...texts,
    rounds_total: settings.rounds_total ?? false,
    lists_each_size: settings.lists_each_size ?? false,
    reviews_each_size: settings.reviews_each_size ?? false,
    elite_benefits: {
      ...benefits,
      delivery_fee: benefits.delivery_fee === null ? '' : String(benefits.delivery_fee),
      express_places: benefits.express_places.join('\n'),
      express_days: String(benefits.express_days),
    },
    switched_off: featureNames.filter((name) => switched_off.includes(name)),
  };
}

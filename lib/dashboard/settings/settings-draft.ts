import { deliveryRuleNames } from '../../contract/delivery-rules';
import { deliveryAmountNames } from '../../contract/delivery-amounts';
import { featureNames } from '../../contract/features';
import { budgetNames } from '../../contract/message-budget';
import type { SettingsInput, StaffSettings } from '../../contract/staff-settings';

const numbers = [
  ...deliveryAmountNames,
  ...deliveryRuleNames,
  'elite_price',
  'consultation_fee',
  'orders_per_day',
  'unconfirmed_units',
  'cash_refusals',
  ...budgetNames,
] as const;
type NumberName = (typeof numbers)[number];
export type SettingsDraft = Omit<SettingsInput, NumberName> & Record<NumberName, string>;

export function draftOf({
  connections: _,
  logo: __,
  has_demo: ___,
  closed_pages: ____,
  pays_online: _____,
  switched_off,
  ...settings
}: StaffSettings): SettingsDraft {
  const texts = Object.fromEntries(
    numbers.map((name) => [name, String(settings[name] ?? 0)]),
  ) as Record<NumberName, string>;
  return {
    ...settings,
    ...texts,
    switched_off: featureNames.filter((name) => switched_off.includes(name)),
  };
}

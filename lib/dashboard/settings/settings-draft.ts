import type { SettingsInput, StaffSettings } from '../../contract/staff-settings';

type Amount =
  | 'elite_price'
  | 'consultation_fee'
  | 'shipping_fee'
  | 'minimum_order'
  | 'orders_per_day'
  | 'unconfirmed_units';
export type SettingsDraft = Omit<SettingsInput, Amount> & Record<Amount, string>;

export function draftOf({
  connections: _,
  logo: __,
  has_demo: ___,
  ...settings
}: StaffSettings): SettingsDraft {
  return {
    ...settings,
    elite_price: String(settings.elite_price),
    consultation_fee: String(settings.consultation_fee),
    shipping_fee: String(settings.shipping_fee),
    minimum_order: String(settings.minimum_order),
    orders_per_day: String(settings.orders_per_day),
    unconfirmed_units: String(settings.unconfirmed_units),
  };
}

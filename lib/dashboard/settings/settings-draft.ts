import type { SettingsInput, StaffSettings } from '../../contract/staff-settings';

/** What stands in the form: the settings as they are, amounts as texts. */
export type SettingsDraft = Omit<SettingsInput, 'elite_price' | 'consultation_fee'> & {
  elite_price: string;
  consultation_fee: string;
};

/** The settings as a form begins with them. */
export function draftOf({ connections: _, logo: __, ...settings }: StaffSettings): SettingsDraft {
  return {
    ...settings,
    elite_price: String(settings.elite_price),
    consultation_fee: String(settings.consultation_fee),
  };
}

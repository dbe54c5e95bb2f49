import type { AgeGroup } from './lead-options.ts';

export const problemCategories = [
  'Acidity',
  'Allergies',
  'Anxiety and Stress',
  'Back and Neck Pain',
  'Blood Pressure',
  'Cholesterol',
  'Cold and Cough',
  'Constipation',
  'Diabetes',
  'Digestion',
  'Fatigue',
  'Hairfall',
  'Headache and Migraine',
  'Immunity',
  'Joint Pain',
  'Menstrual Health',
  'Menopause',
  'PCOS',
  'Piles',
  'Skin Care',
  'Sleep',
  'Thyroid',
  'Weight Loss',
  'Other',
] as const;

export const medicineTypes = ['Ayurvedic', 'Homoeopathic', 'Allopathic', 'Other'] as const;

export const genders = ['Female', 'Male', 'Other'] as const;

/** Age groups below 18, which need a guardian. */
const minorAgeGroups: readonly AgeGroup[] = ['00 to 06', '06 to 12', '12 to 18'];

export function isMinor(ageGroup: string | null | undefined): boolean {
  return minorAgeGroups.some((group) => group === ageGroup);
}

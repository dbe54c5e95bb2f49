import { genders, medicineTypes, problemCategories } from '../../contract/appointment-options';
import { ageGroups } from '../../contract/lead-options';
import type { PlainField } from './plain-form';

const optionsFrom = (values: readonly string[]) => [
  { value: '', label: 'Select one' },
  ...values.map((value) => ({ value, label: value })),
];

export const appointmentFields: PlainField[] = [
  { name: 'start_datetime', label: 'Day and time', kind: 'time', help: 'Indian time (IST).' },
  {
    name: 'name',
    label: 'Name',
    kind: 'text',
    help: 'Name of the person consulting the vaidya.',
    autoComplete: 'name',
    maxLength: 100,
  },
  {
    name: 'gender',
    label: 'Gender',
    kind: 'select',
    options: optionsFrom(genders),
  },
  {
    name: 'age_group',
    label: 'Age group',
    kind: 'select',
    options: optionsFrom(ageGroups),
  },
  {
    name: 'guardian_name',
    label: 'Guardian’s name',
    kind: 'text',
    isOptional: true,
    help: 'For anyone under 18, a parent or guardian must book, give consent and be present.',
    maxLength: 100,
  },
  {
    name: 'has_guardian_consent',
    label: 'I am the guardian and I agree to this appointment.',
    kind: 'check',
    isOptional: true,
  },
  { name: 'country_id', label: 'Country', kind: 'country' },
  {
    name: 'mobile',
    label: 'Mobile number',
    kind: 'tel',
    help: '10 digits. We’ll add the country code.',
    autoComplete: 'tel',
  },
  {
    name: 'email',
    label: 'Email',
    kind: 'email',
    help: 'We’ll send your confirmation and calendar invite here.',
    autoComplete: 'email',
  },
  {
    name: 'landmark',
    label: 'Landmark',
    kind: 'text',
    help: 'A well-known place near you, with your city or area.',
    autoComplete: 'address-line3',
    maxLength: 200,
  },
  {
    name: 'problem_suffering_from',
    label: 'Problem suffering from',
    kind: 'select',
    options: optionsFrom(problemCategories),
  },
  {
    name: 'problem_description',
    label: 'Problem description',
    kind: 'area',
    help: 'Your symptoms, how long you’ve had them and what you’ve tried. Only the vaidya can read this.',
    maxLength: 2_000,
  },
  {
    name: 'is_taking_medicine',
    label: 'Are you taking any medicines?',
    kind: 'select',
    isOptional: true,
    options: [
      { value: '', label: 'Select one' },
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  },
  {
    name: 'type_of_medicine',
    label: 'Type of medicine',
    kind: 'select',
    isOptional: true,
    options: optionsFrom(medicineTypes),
  },
];

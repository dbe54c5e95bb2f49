import { genders, medicineTypes, problemCategories } from '../../contract/appointment-options';
import { ageGroups } from '../../contract/lead-options';
import type { PlainField } from './plain-form';

const optionsFrom = (values: readonly string[]) => [
  { value: '', label: 'Select one' },
  ...values.map((value) => ({ value, label: value })),
];

export const appointmentFields: PlainField[] = [
  { name: 'start_datetime', label: 'Day and time', kind: 'time', help: 'In Indian time.' },
  {
    name: 'name',
    label: 'Name',
    kind: 'text',
    help: 'Name of the patient.',
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
    label: "Guardian's name",
    kind: 'text',
    isOptional: true,
    help: 'For somebody below 18 a parent or guardian books, agrees, and sits beside them during the appointment.',
    maxLength: 100,
  },
  {
    name: 'has_guardian_consent',
    label: 'I am the guardian, and I agree to this appointment.',
    kind: 'check',
    isOptional: true,
  },
  { name: 'country_id', label: 'Country', kind: 'country' },
  {
    name: 'mobile',
    label: 'Mobile number',
    kind: 'tel',
    help: '10 digits. The calling code of the country is added.',
    autoComplete: 'tel',
  },
  {
    name: 'email',
    label: 'Email',
    kind: 'email',
    help: 'The confirmation and a file for your calendar go here.',
    autoComplete: 'email',
  },
  {
    name: 'landmark',
    label: 'Landmark',
    kind: 'text',
    help: 'A well-known place near you. Local water and weather matter for the advice.',
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
    help: 'What troubles you, since when, and what you have tried. Only the vaidya can read this.',
    maxLength: 2_000,
  },
  {
    name: 'is_taking_medicine',
    label: 'Do you take any medicine?',
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

import type { FieldErrors } from 'react-hook-form';

export interface FieldDraft {
  name: string;
  mobile: string;
  pin: string;
  locked: string;
  password: string;
  note: string;
  message: string;
  state: number | null;
  city: number | null;
  stores: number[];
  none: null;
  gift: boolean;
  billing: boolean;
  terms: boolean;
  payment: string;
  rating: number | null;
}

export const filled: FieldDraft = {
  name: 'Asha Patel',
  mobile: '90000 00001',
  pin: '38000',
  locked: 'asha@example.in',
  password: 'Demo@2026',
  note: '',
  message: '',
  state: null,
  city: null,
  stores: [0, 5],
  none: null,
  gift: true,
  billing: false,
  terms: false,
  payment: 'online',
  rating: 4,
};

const because = (message: string) => ({ type: 'sample', message });

export const wrong: FieldErrors<FieldDraft> = {
  pin: because('Enter six figures'),
  message: because('Write a few words'),
  state: because('State is required'),
  city: because('City is required'),
  none: because('Choose one'),
  terms: because('Accept the terms to go on'),
};

const named = (labels: string[]) => labels.map((label, value) => ({ value, label }));

export const options = named(['Gujarat', 'Maharashtra', 'Rajasthan']);

export const cities = named([
  'Ahmedabad',
  'Anand',
  'Bengaluru',
  'Delhi',
  'Gandhinagar',
  'Jaipur',
  'Mumbai',
  'Navi Mumbai',
  'Pune',
  'Rajkot',
  'Surat',
  'Vadodara',
]);

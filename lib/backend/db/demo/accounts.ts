import type { addresses } from '../schema/address.ts';

export interface DemoAddress extends Omit<
  typeof addresses.$inferInsert,
  'customerId' | 'countryId' | 'stateId' | 'cityId'
> {
  city: string;
  state: string;
  country: string;
}

export interface DemoAccount {
  email: string;
  /** +91 and ten digits. */
  mobile: string;
  firstName: string;
  lastName: string;
  company: string;
  role: 'customer' | 'staff' | 'superuser';
  /** Of staff: the areas that are given by name; all but the vaidya's where that is left out. */
  areas?: string[];
  /** Has a paid month of Elite running. */
  isMember: boolean;
  addresses: DemoAddress[];
}

/** The password of all demo accounts. Only exists in demo mode. */
export const demoPassword = 'Demo@2026';

export const demoAccounts: DemoAccount[] = [
  {
    email: 'asha@example.in',
    mobile: '+919000000001',
    firstName: 'Asha',
    lastName: 'Trivedi',
    company: '',
    role: 'customer',
    isMember: false,
    addresses: [
      {
        fullName: 'Asha Trivedi',
        mobile: '+919000000001',
        anotherMobile: '+919000000031',
        addressLine1: 'B-402 Suramya Apartments',
        addressLine2: 'Near Vijay Char Rasta, Navrangpura',
        landmark: 'Behind the post office',
        city: 'Ahmedabad',
        state: 'Gujarat',
        country: 'India',
        postalCode: '380009',
        isDefault: true,
        tag: 'Home',
      },
      {
        fullName: 'Manoj Trivedi',
        mobile: '+919000000032',
        anotherMobile: null,
        addressLine1: '11 Sea Breeze',
        addressLine2: 'Perry Cross Road, Bandra West',
        landmark: 'Opposite the bakery',
        city: 'Mumbai',
        state: 'Maharashtra',
        country: 'India',
        postalCode: '400050',
        isDefault: false,
        tag: 'Other',
      },
    ],
  },
  {
    email: 'ravi@example.in',
    mobile: '+919000000002',
    firstName: 'Ravi',
    lastName: 'Deshmukh',
    company: '',
    role: 'customer',
    isMember: false,
    addresses: [
      {
        fullName: 'Ravi Deshmukh',
        mobile: '+919000000002',
        anotherMobile: null,
        addressLine1: '7 Girija Housing Society',
        addressLine2: 'Prabhat Road, Erandwane',
        landmark: 'Lane with the stone arch',
        city: 'Pune',
        state: 'Maharashtra',
        country: 'India',
        postalCode: '411004',
        isDefault: true,
        tag: 'Home',
      },
    ],
  },
  {
    email: 'meera@example.in',
    mobile: '+919000000003',
    firstName: 'Meera',
    lastName: 'Raghavan',
    company: 'Raghavan Textiles',
    role: 'customer',
    isMember: true,
    addresses: [
      {
        fullName: 'Meera Raghavan',
        mobile: '+919000000003',
        anotherMobile: '+919000000033',
        addressLine1: '214, 5th Cross',
        addressLine2: '10th Main, Jayanagar 4th Block',
        landmark: 'Next to the music school',
        city: 'Bengaluru',
        state: 'Karnataka',
        country: 'India',
        postalCode: '560011',
        isDefault: true,
        tag: 'Home',
      },
    ],
  },
  {
    email: 'staff@example.in',
    mobile: '+919000000004',
    firstName: 'Hetal',
    lastName: 'Solanki',
    company: 'SOSE',
    role: 'staff',
    isMember: false,
    addresses: [],
  },
  {
    email: 'owner@example.in',
    mobile: '+919000000005',
    firstName: 'Jignesh',
    lastName: 'Mehta',
    company: 'SOSE',
    role: 'superuser',
    isMember: false,
    addresses: [],
  },
  {
    email: 'vaidya@example.in',
    mobile: '+919000000006',
    firstName: 'Meera',
    lastName: 'Joshi',
    company: 'SOSE',
    role: 'staff',
    areas: ['appointments', 'vaidya'],
    isMember: false,
    addresses: [],
  },
];

import type { Customer } from './state.ts';

const people = [
  { email: 'asha@example.in', mobile: '+919000000001', firstName: 'Asha', lastName: 'Patel' },
  { email: 'ravi@example.in', mobile: '+919000000002', firstName: 'Ravi', lastName: 'Iyer' },
  { email: 'meera@example.in', mobile: '+919000000003', firstName: 'Meera', lastName: 'Shah' },
];

export function demoCustomers(nextId: () => number): Customer[] {
  return people.map((person, index) => ({
    ...person,
    id: index + 1,
    company: '',
    password: 'Demo@2026',
    isMember: person.firstName === 'Meera',
    addresses: [
      {
        id: nextId(),
        full_name: `${person.firstName} ${person.lastName}`,
        mobile: person.mobile,
        another_mobile: null,
        address_line_1: '12 Law Garden Road',
        address_line_2: 'Ellisbridge',
        landmark: null,
        countryId: 1,
        stateId: 1,
        cityId: 1,
        postal_code: '380006',
        is_default: true,
        address_tags: 'Home',
      },
    ],
  }));
}

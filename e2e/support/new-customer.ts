import { randomInt } from 'node:crypto';
import { signUp } from '../../lib/contract/account.ts';
import { solveCaptcha } from './captcha.ts';
import { storeApi } from './store-api.ts';

export interface NewPerson {
  firstName: string;
  lastName: string;
  email: string;
  /** Ten digits. */
  mobile: string;
  password: string;
}

export function newPerson(firstName: string): NewPerson {
  const mark = String(randomInt(100_000_000)).padStart(8, '0');
  return {
    firstName,
    lastName: 'Desai',
    email: `${firstName.toLowerCase()}-${mark}@example.in`,
    mobile: `98${mark}`,
    password: 'Fresh_2027',
  };
}

export async function newCustomer(
  firstName: string,
  { wantsNews = false } = {},
): Promise<NewPerson> {
  const person = newPerson(firstName);
  await storeApi.call(signUp, {
    body: {
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      mobile_no: `+91${person.mobile}`,
      password: person.password,
      confirm_password: person.password,
      ...(wantsNews && { wants_news: true }),
      recaptcha: await solveCaptcha(),
    },
  });
  return person;
}

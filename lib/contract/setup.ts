import { string, type InferType } from 'yup';
import { anyone } from './endpoint.ts';
import { success } from './envelope.ts';
import { signUpInput } from './account.ts';

/**
 * Creates the first owner of the shop: sign-up fields plus the code printed by the start command.
 */
export const ownerInput = signUpInput
  .pick(['first_name', 'last_name', 'email', 'mobile_no', 'password'])
  .shape({
    code: string()
      .trim()
      .required('Enter the code shown when the shop was started.')
      .max(64, 'This code doesn’t match. Check the terminal where the shop was started'),
  });
export type OwnerInput = InferType<typeof ownerInput>;

export const openOwner = anyone.post(
  '/first-day/owner/',
  'Create the owner account of a store that has none; the code works once',
  { body: ownerInput, answer: success, successStatus: 201, standIn: 'a message' },
);

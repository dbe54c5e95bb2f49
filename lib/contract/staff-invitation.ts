import { array, string } from 'yup';
import { anyone, customer } from './endpoint.ts';
import { success } from './envelope.ts';
import { text, yesNo } from './rules.ts';
import { staffAreas } from './staff-area.ts';

const invitation = success.shape({
  /** E-mail of the invited person: the account that accepts must have the same email. */
  email: text(),
  invited_by: text(),
  is_superuser: yesNo(),
  areas: array(string().oneOf(staffAreas).required()).required(),
});

export const getInvitation = anyone.get(
  '/user/staff-invitations/{code}/',
  'Get a staff invitation; 404 if it is unknown, used, revoked or expired',
  { answer: invitation, standIn: 'a message' },
);

export const acceptInvitation = customer.post(
  '/user/staff-invitations/{code}/accept/',
  'Accept a staff invitation; 403 for an account with another email. Ends the other sessions of the account',
  { answer: success, standIn: 'a message' },
);

import { array, boolean, object, string, type InferType } from 'yup';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { count, email, text, textOrNull, yesNo } from './rules.ts';
import { staffAreas } from './staff-area.ts';
import { secondSteps } from './staff-security.ts';

const colleague = object({
  id: count(),
  first_name: text(),
  last_name: text(),
  email: text(),
  is_superuser: yesNo(),
  /** Empty: only pages open to all staff. */
  areas: array(string().oneOf(staffAreas).required()).required(),
  second_step: string().oneOf(secondSteps).required(),
  /** Time of the member's last entry in the audit log. */
  last_act_at: textOrNull(),
});
export type Colleague = InferType<typeof colleague>;

const invitation = object({
  id: count(),
  email: text(),
  is_superuser: yesNo(),
  areas: array(string().oneOf(staffAreas).required()).required(),
  invited_by: text(),
  sent_at: text(),
  expires_at: text(),
  is_expired: yesNo(),
});
export type TeamInvitation = InferType<typeof invitation>;

const team = success.shape({
  data: array(colleague.required()).required(),
  /** Open invitations, newest first. */
  invitations: array(invitation.required()).required(),
});
export type Team = Pick<InferType<typeof team>, 'data' | 'invitations'>;

const rights = object({
  is_superuser: boolean().typeError('Must be true or false').required(),
  areas: array(string().oneOf(staffAreas, 'Unknown permission').required()).required(),
});

export type RightsInput = InferType<typeof rights>;

const invitationInput = rights.shape({ email: email().required('Email is required') });
export type InvitationInput = InferType<typeof invitationInput>;

const staff = staffCalls('superuser');

export const listTeam = staff.get('/staff/team/', 'List the team with its permissions', {
  answer: team,
});

export const inviteColleague = staff.post(
  '/staff/team/invitations/',
  'Email a staff invitation; it replaces an earlier one to the same email. 409 names the field if the person is already staff',
  { body: invitationInput, answer: team },
);

export const resendInvitation = staff.post(
  '/staff/team/invitations/{id}/resend/',
  'Resend a staff invitation with a new link; the old link stops working',
  { answer: team },
);

export const revokeInvitation = staff.delete(
  '/staff/team/invitations/{id}/',
  'Revoke a staff invitation; its link stops working',
  { answer: team },
);

export const changeColleague = staff.patch(
  '/staff/team/{id}/',
  'Change the permissions of a colleague; they apply from the next request',
  { body: rights, answer: team },
);

export const removeColleague = staff.delete(
  '/staff/team/{id}/',
  'Remove a colleague from the team; 409 for the last owner',
  { answer: team },
);

export const resetSecondStep = staffCalls('superuser', { isPersonal: true }).post(
  '/staff/team/{id}/second-step/reset/',
  'Reset the two-step verification of a colleague who lost their phone and recovery codes; they are notified by email. 409 `proof_required` until the caller has proved who they are',
  { answer: team },
);

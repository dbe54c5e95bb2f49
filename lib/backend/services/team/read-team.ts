import type { Team } from '../../../contract/staff-team.ts';
import type { ServiceContext } from '../../context.ts';
import { listInvitations } from './list-invitations.ts';
import { listTeam } from './list-team.ts';

/** Returns the staff and the open invitations. */
export async function readTeam(context: Pick<ServiceContext, 'db' | 'env' | 'now'>): Promise<Team> {
  return { data: await listTeam(context), invitations: await listInvitations(context) };
}

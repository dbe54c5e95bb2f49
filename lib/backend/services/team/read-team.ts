import type { Team, TeamInvitation } from '../../../contract/staff-team.ts';
import type { ServiceContext } from '../../context.ts';
import { listTeam } from './list-team.ts';
import { sql } from 'drizzle-orm';

/** Returns the staff and the open invitations. */
export async function readTeam(context: Pick<ServiceContext, 'db' | 'env' | 'now'>): Promise<Team> {
  return { data: await listTeam(context), invitations: await listInvitations(context) };
}

/** Returns the open invitations, newest first. */
async function listInvitations({
  db,
  now,
}: Pick<ServiceContext, 'db' | 'now'>): Promise<TeamInvitation[]> {
  const { rows } = await db.execute<TeamInvitation>(sql`
    select i.id, i.email, i.is_superuser, i.staff_areas as areas,
      c.first_name || ' ' || c.last_name as invited_by,
      to_json(i.sent_at) #>> '{}' as sent_at, to_json(i.expires_at) #>> '{}' as expires_at,
      i.expires_at <= ${now().toISOString()}::timestamptz as is_expired
    from staff_invitations i join customers c on c.id = i.invited_by
    order by i.sent_at desc, i.id desc`);
  return rows;
}

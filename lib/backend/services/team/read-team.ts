import { sql } from 'drizzle-orm';
import type { Team, TeamInvitation, Colleague } from '../../../contract/staff-team.ts';
import type { ServiceContext } from '../../context.ts';

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

/** Returns the staff: owners first, then by name. */
export async function listTeam({
  db,
  env,
}: Pick<ServiceContext, 'db' | 'env'>): Promise<Colleague[]> {
  const usual = env.staffSecondStep ? 'email' : 'none';
  const { rows } = await db.execute<
    Omit<Colleague, 'last_act_at'> & { last_act_at: string | null }
  >(sql`
    select c.id, c.first_name, c.last_name, coalesce(c.email, '') as email, c.is_superuser, c.staff_areas as areas,
      coalesce((select s.method from second_steps s where s.customer_id = c.id), ${usual}) as second_step,
      (select to_json(a.created_at) #>> '{}' from audit_entries a where a.staff_id = c.id
        order by a.id desc limit 1) as last_act_at
    from customers c
    where (c.is_staff or c.is_superuser) and c.deactivated_at is null
    order by c.is_superuser desc, c.first_name, c.last_name, c.id`);
  return rows;
}

/**
 * Takes an advisory lock until the transaction ends: changes of the team run one after another, so
 * that two owners who demote each other cannot leave the shop without one.
 */
export async function lockTeam({ db }: Pick<ServiceContext, 'db'>): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('team'))`);
}

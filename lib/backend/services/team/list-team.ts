import { sql } from 'drizzle-orm';
import type { Colleague } from '../../../contract/staff-team.ts';
import type { ServiceContext } from '../../context.ts';

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

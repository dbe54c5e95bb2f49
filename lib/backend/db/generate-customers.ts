import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';

const firstNames =
  'Aarav,Aditi,Amit,Ananya,Anil,Bhavna,Chetan,Deepa,Dev,Farah,Gauri,Harsh,Ishita,Jatin,Kavya,Kiran,Lakshmi,Manish,Meena,Mohan,Neha,Nikhil,Pooja,Priya,Rahul,Rekha,Rohan,Sanjay,Shreya,Sunita,Tanvi,Uma,Varun,Vidya,Vikram,Yash,Zoya,Om,Ila,Jo';
const lastNames =
  'Agarwal,Bhatt,Chauhan,Das,Desai,Fernandes,Ghosh,Gupta,Iyer,Jain,Joshi,Kapoor,Khan,Kulkarni,Kumar,Mehta,Menon,Mishra,Nair,Naik,Pandey,Patel,Pillai,Rana,Rao,Reddy,Roy,Sethi,Shah,Sharma,Shetty,Singh,Soni,Thakur,Trivedi,Varma,Vyas,Yadav,Dutta,Modi';

/**
 * Adds generated customers up to `howMany`. They cannot log in. The data is deterministic, derived
 * from the number of the row. Returns how many were added.
 */
export async function generateCustomers(db: Database, howMany: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    with numbers as (
      select g, (select coalesce(max(id), 0) from customers) + g as id
      from generate_series(1, ${howMany}::int - (select count(*) from customers)::int) as g
    ), named as (
      select id, g, (string_to_array(${firstNames}, ','))[1 + (g * 7) % 40] as first_name,
        (string_to_array(${lastNames}, ','))[1 + (g / 40 + g * 3) % 40] as last_name
      from numbers
    )
    insert into customers (id, email, mobile, first_name, last_name, password_hash, created_at)
    select id, lower(first_name || '.' || last_name) || '.' || id || '@example.in',
      '+91' || 6000000000 + id * 1597334677::bigint % 2999999929, first_name, last_name, '',
      now() - interval '3 years' * (1 - g::float8 / ${howMany}::int)
    from named`);
  await db.execute(
    sql`select setval(pg_get_serial_sequence('customers', 'id'), max(id)) from customers`,
  );
  await db.execute(sql`vacuum analyze customers`);
  return rowCount ?? 0;
}

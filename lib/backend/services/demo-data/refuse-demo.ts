import type { ServiceContext } from '../../context.ts';
import { findDemo } from './find-demo.ts';

/**
 * Stops a live store from starting with demo data, whose passwords are published. Throws an error
 * that names the data and what to do, as text for a terminal.
 */
export async function refuseDemo(context: Pick<ServiceContext, 'db'>): Promise<void> {
  const found = await findDemo(context);
  if (found.length === 0) return;
  throw new Error(
    `STORE_MODE=live can't start with demo data, because its passwords are public. This database has:
  ${found.join('\n  ')}
Choose one:
  use an empty DATA_DIR or DATABASE_URL;
  or remove only the demo data: npm run db:remove-demo
  (if a staff account has the demo password, start in demo mode and change it).`,
  );
}

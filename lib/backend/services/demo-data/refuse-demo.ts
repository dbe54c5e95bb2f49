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
    `STORE_MODE=live does not start on demo data, whose passwords are public. This database holds:
  ${found.join('\n  ')}
Choose one:
  use an empty DATA_DIR or DATABASE_URL;
  or take the demo out and keep the rest: npm run db:remove-demo
  (a staff account with the demo's password needs another one: start in demo mode and change it).`,
  );
}

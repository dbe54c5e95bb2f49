import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { seedDemoInto } from '../../db/seed.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict } from '../../errors.ts';
import { addJob } from '../../jobs/add-job.ts';
import { catalogueChanged } from '../../search/engine.ts';
import { readSetup } from '../setup/read-setup.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { allStorefrontTags } from './demo-marks.ts';

/** Loads the demo data into a store without products. 409 if it has products, and in live mode. */
export async function loadDemo(context: ServiceContext, caller: CustomerCaller): Promise<void> {
  await withinTransaction(context, async (within, tx) => {
    if (context.env.mode === 'live') throw conflict('Demo data is only for shops in demo mode');
    const { can_load_demo: canLoad } = await readSetup(within);
    if (!canLoad)
      throw conflict(
        'The shop already has products. The demo can only be loaded into an empty shop.',
      );
    await writeAudit(within, caller, 'demo.load', 'demo');
    await seedDemoInto(tx, context.now());
    await catalogueChanged(tx);
    await addJob(tx, 'revalidate', { tags: allStorefrontTags });
  });
}

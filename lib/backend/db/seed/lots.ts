import { addJob } from '../../jobs/add-job.ts';
import { dayInIndia } from '../../../contract/india-clock.ts';
import type { Transaction } from '../client.ts';
import { demoLots } from '../demo/catalogue.ts';
import { productLots } from '../schema/product-parts.ts';
import { daysLater } from './moments.ts';
import type { SeededProduct } from './products.ts';
import { insertRows, known } from './rows.ts';

/** Seeds tested lots. A job draws their reports, so that the first start does not wait for it. */
export async function seedLots(
  tx: Transaction,
  products: Map<string, SeededProduct>,
  now: Date,
): Promise<void> {
  await insertRows(
    tx,
    productLots,
    demoLots.map(({ sku, number, packedDaysAgo, months, laboratory, testedDaysAgo }) => ({
      productId: known(products, sku, 'product').id,
      number,
      packedOn: dayInIndia(daysLater(now, -packedDaysAgo)),
      bestBefore: dayInIndia(monthsLater(daysLater(now, -packedDaysAgo), months)),
      laboratory,
      testedOn: dayInIndia(daysLater(now, -testedDaysAgo)),
    })),
  );
  await addJob(tx, 'draw_demo_reports', {});
}

function monthsLater(moment: Date, months: number): Date {
  const later = new Date(moment);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later;
}

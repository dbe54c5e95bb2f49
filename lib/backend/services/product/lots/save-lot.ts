import { eq } from 'drizzle-orm';
import { maxLots, type LotInput } from '../../../../contract/staff-product-lot.ts';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { growers } from '../../../db/schema/grower.ts';
import { productLots } from '../../../db/schema/product-parts.ts';
import { sqlState } from '../../../db/sql-state.ts';
import { invalid, notFound } from '../../../errors.ts';
import { discardFile } from '../../file/keep-file.ts';
import { lockProduct } from '../lock-product.ts';
import { changeLots, requireLot, type Lots } from './change-lots.ts';
import { withReport, type StoredReport } from './keep-report.ts';

interface SentLot {
  input: LotInput;
  report: File | undefined;
}

/**
 * Adds a lot to a product. Throws 404 for an unknown product; 400 if another lot has the number,
 * there would be too many, the grower is unknown, or a report comes without a laboratory; 413, 415
 * and 503 as `withReport`.
 */
export async function addLot(
  context: ServiceContext,
  caller: CustomerCaller,
  productId: number,
  { input, report }: SentLot,
): Promise<Lots> {
  // Fails early for an unknown product, before the report is kept.
  await lockProduct(context.db, productId);
  return withReport(context, toSender(caller), report, (stored) =>
    changeLots(context, caller, productId, async ({ db }, before) => {
      if (before.length >= maxLots) {
        throw invalid({
          number: [`A product can have at most ${maxLots} lots. Remove old ones.`],
        });
      }
      refuseUnnamedReport(input, stored !== undefined);
      await requireGrower(db, input);
      await db
        .insert(productLots)
        .values({ productId, ...toColumns(input, stored) })
        .catch(refuseTakenNumber);
    }),
  );
}

/**
 * Changes a lot; its report stays unless another one is sent. Throws 404 if the product has no such
 * lot, otherwise as `addLot`.
 */
export async function changeLot(
  context: ServiceContext,
  caller: CustomerCaller,
  productId: number,
  lotId: number,
  { input, report }: SentLot,
): Promise<Lots> {
  await lockProduct(context.db, productId);
  return withReport(context, toSender(caller), report, (stored) =>
    changeLots(context, caller, productId, async (within, before) => {
      const lot = requireLot(before, lotId);
      refuseUnnamedReport(input, stored !== undefined || lot.report !== null);
      await requireGrower(within.db, input);
      await within.db
        .update(productLots)
        .set(toColumns(input, stored))
        .where(eq(productLots.id, lotId))
        .catch(refuseTakenNumber);
      if (stored && lot.report) await discardFile(within, lot.report);
    }),
  );
}

const toSender = ({ customerId }: CustomerCaller) => ({ kind: 'staff', customerId }) as const;

const toColumns = (input: LotInput, stored: StoredReport | undefined) => ({
  number: input.number,
  growerId: input.grower_id,
  harvestedOn: input.harvested_on,
  packedOn: input.packed_on,
  packedAt: input.packed_at,
  bestBefore: input.best_before,
  laboratory: input.laboratory,
  testedOn: input.tested_on,
  ...stored,
});

/** Converts the unique violation of the number to a 400 with the field. */
function refuseTakenNumber(error: unknown): never {
  if (sqlState(error) !== '23505') throw error;
  throw invalid({ number: ['This product already has a lot with this number'] });
}

function refuseUnnamedReport({ laboratory }: LotInput, hasReport: boolean): void {
  if (hasReport && !laboratory) {
    throw invalid({ laboratory: ['Enter the laboratory for the report'] });
  }
}

async function requireGrower(
  db: ServiceContext['db'],
  { grower_id: growerId }: LotInput,
): Promise<void> {
  if (growerId === null) return;
  const [grower] = await db
    .select({ id: growers.id })
    .from(growers)
    .where(eq(growers.id, growerId))
    .for('share');
  if (!grower) throw invalid({ grower_id: ['Choose a grower'] });
}

/** Removes a lot and its report. Throws 404 if the product has no such lot. */
export async function removeLot(
  context: ServiceContext,
  caller: CustomerCaller,
  productId: number,
  lotId: number,
): Promise<Lots> {
  return changeLots(context, caller, productId, async (within, before) => {
    const { report } = requireLot(before, lotId);
    await within.db.delete(productLots).where(eq(productLots.id, lotId));
    if (report) await discardFile(within, report);
  });
}

/** Removes the report of a lot, which stays. Throws 404 if there is none. */
export async function removeReport(
  context: ServiceContext,
  caller: CustomerCaller,
  productId: number,
  lotId: number,
): Promise<Lots> {
  return changeLots(context, caller, productId, async (within, before) => {
    const { report } = requireLot(before, lotId);
    if (!report) throw notFound('Report');
    await within.db
      .update(productLots)
      .set({ report: null, reportBytes: null })
      .where(eq(productLots.id, lotId));
    await discardFile(within, report);
  });
}

import { desc, eq } from 'drizzle-orm';
import type { Consent } from '../../../contract/consent.ts';
import { consentPurposes } from '../../../contract/consent-texts.ts';
import type { ServiceContext } from '../../context.ts';
import { consents } from '../../db/schema/consent.ts';

/** Returns the consents of a customer or of an enquiry, the newest first. */
export async function listConsents(
  { db }: Pick<ServiceContext, 'db'>,
  whose: { customerId: number } | { leadId: number },
): Promise<Consent[]> {
  const rows = await db
    .select()
    .from(consents)
    .where(
      'leadId' in whose
        ? eq(consents.leadId, whose.leadId)
        : eq(consents.customerId, whose.customerId),
    )
    .orderBy(desc(consents.id))
    .limit(maxConsents);
  return rows.flatMap((row) => {
    const purpose = consentPurposes.find((one) => one === row.purpose);
    if (!purpose) return [];
    return [
      {
        purpose,
        is_given: row.isGiven,
        wording: row.wording,
        wording_hash: row.wordingHash,
        at: row.createdAt.toISOString(),
        place: row.place,
        address: row.address,
      },
    ];
  });
}

const maxConsents = 200;

import { consentTexts, type ConsentPurpose } from '../../../contract/consent-texts.ts';
import type { ServiceContext } from '../../context.ts';
import { consents } from '../../db/schema/consent.ts';
import { sha256Hex } from '../../../server/sha256-hex.ts';

interface ConsentRecord {
  purpose: ConsentPurpose;
  customerId?: number;
  leadId?: number;
  isGiven: boolean;
  /** Page or link that it came from. */
  place: string;
  /** IP address of the person; left out where none is known. */
  address?: string | undefined;
}

/** Stores a consent, or its withdrawal, with the words that the forms show now. */
export async function recordConsent(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  { purpose, address, ...record }: ConsentRecord,
): Promise<void> {
  const wording = consentTexts[purpose];
  await db.insert(consents).values({
    ...record,
    purpose,
    wording,
    wordingHash: sha256Hex(wording),
    address: address ?? '',
    createdAt: now(),
  });
}

import type { Transaction } from '../client.ts';
import { aboutUs } from '../demo/texts/about-us.ts';
import { demoFaqs } from '../demo/texts/faqs.ts';
import { privacyPolicy } from '../demo/texts/privacy-policy.ts';
import { returnAndRefundPolicy } from '../demo/texts/return-and-refund-policy.ts';
import { shippingPolicy } from '../demo/texts/shipping-policy.ts';
import { termsAndConditions } from '../demo/texts/terms-and-conditions.ts';
import { faqs, textPages } from '../schema/content.ts';
import { insertRows, numbered } from './rows.ts';

const demoTextPages = [
  aboutUs,
  shippingPolicy,
  termsAndConditions,
  returnAndRefundPolicy,
  privacyPolicy,
];

export async function seedTexts(tx: Transaction, now: Date): Promise<void> {
  await insertRows(
    tx,
    textPages,
    numbered(demoTextPages).map(({ reviewed, ...page }) => ({
      ...page,
      content: page.content.trim(),
      reviewedAt: reviewed,
      updatedAt: now,
    })),
  );
  await insertRows(
    tx,
    faqs,
    numbered(demoFaqs).map((faq) => ({ ...faq, position: faq.id, updatedAt: now })),
  );
}

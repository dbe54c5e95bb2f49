import { and, eq, inArray } from 'drizzle-orm';
import { pageTemplates, policyTemplates } from '../../services/text-page/text-templates.ts';
import type { Transaction } from '../client.ts';
import { demoFaqs, demoTextPages } from '../demo/content.ts';
import { faqs, textPages } from '../schema/content.ts';
import { alignSequences, insertRows, lastId, numbered } from './rows.ts';
import type { FaqGroup } from '../../../contract/faq.ts';

const faqTemplates: { group: FaqGroup; question: string; answer: string }[] = [
  {
    group: 'General Information',
    question: 'Where do you deliver?',
    answer: '<p>Within India. <a href="/shipping-policy">Shipping policy</a>.</p>',
  },
  {
    group: 'Product Information',
    question: 'Do prices include taxes?',
    answer: '<p>Yes. Each price includes all taxes.</p>',
  },
  {
    group: 'Order Related',
    question: 'Can I return something?',
    answer: '<p>See the <a href="/return-and-refund-policy">return and refund policy</a>.</p>',
  },
  {
    group: 'Bulk Orders & Business Inquiry',
    question: 'Do you sell to businesses?',
    answer: '<p>Yes: write to us by the <a href="/contact-us">contact form</a>.</p>',
  },
];

const templates = [...policyTemplates, ...pageTemplates];

/** Unchanged since it was seeded. */
const untouched = 1;

const isoDate = (now: Date) => now.toISOString().slice(0, 10);

/** Seeds drafts of pages and questions; they are not published. */
export async function seedTemplates(tx: Transaction, now: Date): Promise<void> {
  const draft = { isPublished: false, updatedAt: now };
  const rows = numbered(templates).map((page) => ({
    ...page,
    ...draft,
    reviewedAt: isoDate(now),
  }));
  await insertRows(tx, textPages, rows);
  await insertRows(
    tx,
    faqs,
    numbered(faqTemplates).map((faq) => ({ ...faq, ...draft, position: faq.id })),
  );
}

/** Adds drafts of pages to an older store that does not have them. */
export async function seedMissingTemplates(tx: Transaction, now: Date): Promise<void> {
  const known = await tx.select({ slug: textPages.slug }).from(textPages);
  const missing = templates.filter(({ slug }) => !known.some((page) => page.slug === slug));
  if (missing.length === 0) return;
  const rows = numbered(missing, await lastId(tx, textPages)).map((page) => ({
    ...page,
    isPublished: false,
    updatedAt: now,
    reviewedAt: isoDate(now),
  }));
  await insertRows(tx, textPages, rows);
  await alignSequences(tx);
}

/** Replaces unchanged drafts by the demo's texts. */
export async function seedDemoTexts(tx: Transaction, now: Date): Promise<void> {
  for (const { reviewed, slug, ...page } of demoTextPages) {
    await tx
      .update(textPages)
      .set({
        ...page,
        content: page.content.trim(),
        reviewedAt: reviewed,
        isPublished: true,
        updatedAt: now,
      })
      .where(and(eq(textPages.slug, slug), eq(textPages.version, untouched)));
  }
  await tx.delete(faqs).where(and(eq(faqs.isPublished, false), eq(faqs.version, untouched)));
  const last = await lastId(tx, faqs);
  await insertRows(
    tx,
    faqs,
    numbered(demoFaqs, last).map((faq) => ({ ...faq, position: faq.id, updatedAt: now })),
  );
}

/** Deletes the demo's texts, except those that were changed. */
export async function removeDemoTexts(tx: Transaction, now: Date): Promise<void> {
  for (const { slug, ...template } of policyTemplates) {
    await tx
      .update(textPages)
      .set({ ...template, reviewedAt: isoDate(now), isPublished: false, updatedAt: now })
      .where(and(eq(textPages.slug, slug), eq(textPages.version, untouched)));
  }
  const questions = demoFaqs.map(({ question }) => question);
  await tx.delete(faqs).where(and(inArray(faqs.question, questions), eq(faqs.version, untouched)));
  const last = await lastId(tx, faqs);
  const drafts = numbered(faqTemplates, last).map((faq) => ({
    ...faq,
    isPublished: false,
    position: faq.id,
    updatedAt: now,
  }));
  await tx.insert(faqs).values(drafts).onConflictDoNothing();
}

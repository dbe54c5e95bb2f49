import type { FaqGroup } from '../../../../contract/faq.ts';
import { storeRules } from '../../../../contract/store-rules.ts';

const { replacementDays, returnDays } = storeRules;

export const faqTemplates: { group: FaqGroup; question: string; answer: string }[] = [
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
    answer: `<p>Damaged, wrong or expired goods are replaced when you report them within ${replacementDays} days. Other returns can be asked for within ${returnDays} days. <a href="/return-and-refund-policy">Return and refund policy</a>.</p>`,
  },
  {
    group: 'Bulk Orders & Business Inquiry',
    question: 'Do you sell to businesses?',
    answer: '<p>Yes: write to us by the <a href="/contact-us">contact form</a>.</p>',
  },
];

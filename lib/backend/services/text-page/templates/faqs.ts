import type { FaqGroup } from '../../../../contract/faq.ts';

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
    answer: '<p>See the <a href="/return-and-refund-policy">return and refund policy</a>.</p>',
  },
  {
    group: 'Bulk Orders & Business Inquiry',
    question: 'Do you sell to businesses?',
    answer: '<p>Yes: write to us by the <a href="/contact-us">contact form</a>.</p>',
  },
];

import { b2bInput, exportInput, sendB2bLead, sendExportLead } from '../../contract/lead';
import { b2bQuestions, exportQuestions } from '../../contract/lead-options';
import type { AnswerName, TradeDraft } from './lead-draft';

export type TradeKind = 'b2b' | 'export';

interface TradeQuestion {
  name: AnswerName;
  text: string;
  help?: string;
}

export interface QuestionPart {
  title: string;
  questions: TradeQuestion[];
}

/** `number` counts from 1, like the field name. */
const ask =
  (texts: readonly string[]) =>
  (number: number, help?: string): TradeQuestion => ({
    name: `answer${number}` as AnswerName,
    text: texts[number - 1] ?? '',
    ...(help && { help }),
  });

const business = ask(b2bQuestions);
const abroad = ask(exportQuestions);

export const tradeForms = {
  b2b: {
    schema: b2bInput,
    call: sendB2bLead,
    action: 'business_enquiry' as const,
    label: 'Business enquiry',
    takesAttachment: false,
    needs: 'Products, quantities, how often and where to deliver.',
    parts: [
      {
        title: 'What you need',
        questions: [
          business(1),
          business(2, 'Which supplier, and what you’d like to improve.'),
          business(3, 'A date, a season, or “just looking”.'),
          business(4),
        ],
      },
    ],
  },
  export: {
    schema: exportInput,
    call: sendExportLead,
    action: 'export_enquiry' as const,
    label: 'Export enquiry',
    takesAttachment: true,
    needs: 'Products, pack sizes, yearly quantities and destination port.',
    parts: [
      {
        title: 'Export Interests',
        questions: [
          abroad(1, 'Countries or regions.'),
          abroad(2, 'Whole or ground spices, oils, millets, tea, personal care…'),
        ],
      },
      {
        title: 'Export Readiness',
        questions: [
          abroad(3),
          abroad(4, 'IEC, APEDA, Spices Board, NPOP, USDA organic, Halal…'),
          abroad(5),
          abroad(6),
        ],
      },
      {
        title: 'Goals and Expectations',
        questions: [abroad(7), abroad(8, 'Yearly value or volume.'), abroad(9)],
      },
      {
        title: 'Additional Information',
        questions: [abroad(10), abroad(11)],
      },
    ],
  },
} satisfies Record<TradeKind, { parts: QuestionPart[] } & Record<string, unknown>>;

export const requiredOfCompany = [
  { name: 'company_name', label: 'Company name' },
  { name: 'industry_type', label: 'Industry type' },
  { name: 'company_size', label: 'Company size' },
  { name: 'annual_revenue', label: 'Annual revenue' },
  { name: 'company_registered', label: 'Company registered' },
] as const satisfies { name: keyof TradeDraft; label: string }[];

import type {
  B2bInput,
  ExportInput,
  FranchiseInput,
  ContactLeadInput,
  StoreLeadInput,
} from '../../../contract/lead.ts';
import { b2bQuestions, exportQuestions, type LeadKind } from '../../../contract/lead-options.ts';
import type { NamedPlace } from '../place/name-place.ts';

export interface NewLead {
  kind: LeadKind;
  /** Name for the salutation: the person, otherwise the company. */
  name: string;
  /** Empty if none was given. */
  email: string;
  phone: string;
  company: string;
  countryId: number | null;
  /** One-line subject for sender and staff. */
  subject: string;
  /** Other form fields under their API names, questions with their answers. */
  details: Record<string, string>;
}

type Values = Record<string, string | null | undefined>;

/** Normalises values: one kind of line break, trimmed. */
function filledIn(values: Values): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, value?.replace(/\r\n?/g, '\n').trim() ?? ''] as const)
      .filter(([, value]) => value !== ''),
  );
}

export function contactLead(input: ContactLeadInput, place: NamedPlace): NewLead {
  return {
    kind: 'contact',
    name: input.name,
    email: input.email,
    phone: input.phone ?? '',
    company: input.company,
    countryId: input.country,
    subject: input.subject,
    details: filledIn({
      message: input.inquiry_description,
      age_group: input.age_group,
      ...place,
    }),
  };
}

/**
 * Question texts come from the server's form definition, not from the request: a client must not
 * show staff its own text as a question of the store.
 */
export function tradeLead(
  kind: 'b2b' | 'export',
  input: B2bInput | ExportInput,
  place: NamedPlace,
): NewLead {
  const questions = kind === 'b2b' ? b2bQuestions : exportQuestions;
  const answers = questions.map((_, index) => {
    const given: unknown = Reflect.get(input, `answer${index + 1}`);
    return typeof given === 'string' ? given : undefined;
  });
  return {
    kind,
    name: input.full_name || input.company_name,
    email: input.email ?? '',
    phone: input.phone_no ?? '',
    company: input.company_name,
    countryId: input.country ?? null,
    subject: `${kind === 'b2b' ? 'Business' : 'Export'} enquiry from ${input.company_name}`,
    details: filledIn({
      job_title: input.job_title,
      industry_type: input.industry_type,
      company_size: input.company_size,
      annual_revenue: input.annual_revenue,
      company_registered: input.company_registered,
      website: input.website,
      ...place,
      message: input.specific_requirements,
      ...Object.fromEntries(
        answers.flatMap((answer, index) =>
          answer
            ? [
                [`question${index + 1}`, questions[index]],
                [`answer${index + 1}`, answer],
              ]
            : [],
        ),
      ),
    }),
  };
}

export function franchiseLead(input: FranchiseInput): NewLead {
  return {
    kind: 'franchise',
    name: input.name,
    email: input.email,
    phone: input.mobile_no,
    company: '',
    countryId: null,
    subject: `Franchise in ${input.place}`,
    details: filledIn({ place: input.place, message: input.message }),
  };
}

export function storeLead(input: StoreLeadInput, store: string): NewLead {
  return {
    kind: 'store',
    name: input.name,
    email: input.email,
    phone: input.mobile_no ?? '',
    company: '',
    countryId: null,
    subject: `Question about our ${store} store`,
    details: filledIn({ store, message: input.message }),
  };
}

export const leadKinds = ['contact', 'b2b', 'export', 'franchise', 'store'] as const;
export type LeadKind = (typeof leadKinds)[number];

/** Characters of the free text: of the contact form, and of all other enquiries. */
export const maxContactText = 3_000;
export const maxLeadText = 2_000;

export const ageGroups = [
  '00 to 06',
  '06 to 12',
  '12 to 18',
  '18 to 45',
  '45 to 60',
  '60+',
] as const;
export type AgeGroup = (typeof ageGroups)[number];

/** Exact values, including blanks: existing stores have saved them. */
export const annualRevenues = [
  '30_lacs_to_1_cr',
  '1_to_5_cr',
  '5_to_10_cr',
  '10_to_25_cr',
  '25_to_50_cr',
  '50_to_100 cr',
  '100_to_200 cr',
  '200_to_500_cr',
  '500_cr_and_above',
] as const;
export type AnnualRevenue = (typeof annualRevenues)[number];

export const companyRegistered = ['yes', 'applied', 'no'] as const;
export type CompanyRegistered = (typeof companyRegistered)[number];

/** Sent as `question1` … `question4` with the answers. */
export const b2bQuestions = [
  'How did you hear about us?',
  'Are you currently using a similar product?',
  'What is your timeframe for implementation?',
  'Anything else you’d like to share?',
] as const;

/** Sent as `question1` … `question11` with the answers. */
export const exportQuestions = [
  'Which target markets are you interested in?',
  'Which products or services are you interested in?',
  'Are you already exporting, and to which countries?',
  'Which export licences or certifications do you have?',
  'What are your key challenges in exporting?',
  'What market research have you done?',
  'What are your primary goals in exporting?',
  'What are your sales volume or growth targets?',
  'What is your timeline?',
  'How did you learn about export opportunities?',
  'Any specific questions or details for us?',
] as const;

/** Rules for the single attachment of an export enquiry. */
export const attachmentRules = {
  field: 'attachment',
  maxBytes: 5 * 1024 * 1024,
  types: [
    'application/pdf',
    'image/jpeg',
    'image/png',
    'image/webp',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'text/csv',
  ],
  /**
   * File name extensions: for the file dialog of the browser, and to recognise files without a
   * known media type.
   */
  endings: ['.pdf', '.jpg', '.jpeg', '.png', '.webp', '.docx', '.xlsx', '.csv'],
  tooLarge: 'Choose a file of up to 5 MB',
  empty: 'This file is empty. Choose another one',
  wrongType: 'Choose a PDF, image (JPEG, PNG, WebP), DOCX, XLSX or CSV file',
} as const;

/**
 * Returns the error message for a file by its size and claimed media type; undefined if it is
 * valid. The backend also checks the content.
 */
export function attachmentFault({
  size,
  type,
  name,
}: Pick<File, 'size' | 'type' | 'name'>): string | undefined {
  const isKnown =
    (attachmentRules.types as readonly string[]).includes(type) ||
    attachmentRules.endings.some((ending) => name.toLowerCase().endsWith(ending));
  if (!isKnown) return attachmentRules.wrongType;
  if (size === 0) return attachmentRules.empty;
  return size > attachmentRules.maxBytes ? attachmentRules.tooLarge : undefined;
}

export const consentText =
  'By submitting this form, you agree to our Privacy Policy and consent to being contacted by our team regarding your inquiry.';
export const leadCreated = 'Data Created Successfully';

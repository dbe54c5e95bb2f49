import { b2bQuestions, exportQuestions } from '../../contract/lead-options';
import { emptyTradeDraft } from './lead-draft';
import { tradeBody } from './trade-body';
import { tradeForms } from './trade-form';

const draft = {
  ...emptyTradeDraft,
  company_name: ' Kirana Traders ',
  industry_type: 'Grocery',
  company_size: '2 to 10 people',
  annual_revenue: '50_to_100 cr',
  company_registered: 'applied',
  country: 101,
  phone_no: '9000000012',
  answer1: 'A friend',
  consent: true,
};

describe('what is sent of a long form', () => {
  it.each([
    ['b2b', b2bQuestions],
    ['export', exportQuestions],
  ] as const)('of %s brings its questions beside its answers, and no others', (kind, questions) => {
    const body = tradeBody(kind, tradeForms[kind].schema.validateSync(draft), '+91');
    questions.forEach((text, index) => {
      expect(body[`question${index + 1}`]).toBe(text);
      expect(body).toHaveProperty(`answer${index + 1}`);
    });
    expect(body).not.toHaveProperty(`answer${questions.length + 1}`);
    expect(body).not.toHaveProperty('recaptcha');
    expect(body).toMatchObject({
      company_name: 'Kirana Traders',
      annual_revenue: '50_to_100 cr',
      phone_no: '+919000000012',
      answer1: 'A friend',
      consent: true,
    });
  });
});

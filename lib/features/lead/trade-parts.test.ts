import { emptyTradeDraft } from './lead-draft';
import { tradeParts, formProgress, stillMissing } from './trade-parts';

describe('the parts of the long forms', () => {
  it('of an export enquiry carry the names of the specification', () => {
    expect(tradeParts('export').map(({ title }) => title)).toEqual([
      'Your company',
      'Your location',
      'Contact person',
      'Export Interests',
      'Export Readiness',
      'Goals and Expectations',
      'Additional Information',
    ]);
  });

  it.each(['b2b', 'export'] as const)('of %s hold each field once', (kind) => {
    const fields = tradeParts(kind).flatMap((part) => part.fields);
    expect(new Set(fields).size).toBe(fields.length);
    expect(fields.filter((name) => name.startsWith('answer'))).toHaveLength(
      kind === 'b2b' ? 4 : 11,
    );
  });

  it('say how far they are', () => {
    const [company, location] = tradeParts('b2b').map((part) => part.fields);
    const draft = { ...emptyTradeDraft, company_name: 'Kirana', industry_type: ' ' };
    expect(formProgress(company ?? [], draft)).toBe('4 required');
    expect(stillMissing(draft)).toEqual([
      'Industry type',
      'Company size',
      'Annual revenue',
      'Company registered',
    ]);
    expect(formProgress(location ?? [], draft)).toBe('Optional');
    expect(formProgress(location ?? [], { ...draft, country: 101 })).toBe('Complete');
  });
});

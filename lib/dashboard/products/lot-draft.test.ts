import { lotInput, reportRules } from '../../contract/staff-product-lot';
import { lotForm, reportFault, toLotDraft } from './lot-draft';

const input = {
  number: 'A-1',
  grower_id: 7,
  harvested_on: null,
  packed_on: '2026-10-01',
  packed_at: 'Our packing house',
  best_before: null,
  laboratory: '',
  tested_on: null,
};

describe('a lot in the back office', () => {
  it('comes back from the form as it was', () => {
    const { grower_id, ...facts } = input;
    const grower = { id: grower_id, name: 'Asha Rao' };
    const lot = { id: 1, ...facts, grower, report_bytes: null, state: 'untested' as const };
    expect(lotInput.validateSync(toLotDraft(lot))).toEqual(input);
  });

  it('is sent with empty texts for what is not known, and with its report', () => {
    const report = new File(['%PDF-'], 'report.pdf');
    const form = lotForm(input, report);
    expect(lotInput.validateSync(Object.fromEntries(form), { stripUnknown: true })).toEqual(input);
    expect(form.get('report')).toMatchObject({ name: 'report.pdf' });
    expect(lotForm(input, undefined).has('report')).toBe(false);
  });

  it('takes a PDF of 5 MB at most', () => {
    const file = { size: reportRules.maxBytes, type: 'application/pdf', name: 'a' };
    expect(reportFault(file)).toBeUndefined();
    expect(reportFault({ ...file, type: '', name: 'A.PDF' })).toBeUndefined();
    expect(reportFault({ ...file, type: 'text/html' })).toBe(reportRules.wrongType);
    expect(reportFault({ ...file, size: file.size + 1 })).toBe(reportRules.tooLarge);
  });
});

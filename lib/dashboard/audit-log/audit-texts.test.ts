import { actionText, authorText, subjectText } from './audit-texts';

const text = (action: string, after: { status: string } | null = null) =>
  actionText({ action, after });

describe('an entry of the activity log in words', () => {
  it('says what was done', () => {
    expect(text('order.step', { status: 'Packed' })).toBe('Order packed');
    expect(text('product.change')).toBe('Product updated');
    expect(text('lead.remove_note')).toBe('Enquiry note removed');
    expect(text('log_in')).toBe('Logged in');
    expect(text('team.invite')).toBe('Colleague invited');
  });

  it('is readable for an action that has no words', () => {
    expect(text('tea_house.brew_up')).toBe('Tea house brew up');
  });

  it('names a job of the store as such, and a person who has left', () => {
    const by = (action: string) => authorText({ action, staff_name: null });
    expect(by('product.price_by_clock')).toBe('Automatic');
    expect(by('product.change')).toBe('Closed account');
    expect(authorText({ action: 'product.change', staff_name: 'Asha Rao' })).toBe('Asha Rao');
  });

  it('names its subject', () => {
    const named = (subject: string, names = {}) => subjectText({ subject, names });
    expect(named('order:5')).toBe('SO-000005');
    expect(named('product:7', { 'product:7': 'Tulsi tea' })).toBe('Tulsi tea');
    expect(named('product:7')).toBe('Product 7');
    expect(named('lead:3')).toBe('Enquiry 3');
    expect(named('settings')).toBe('Settings');
  });
});

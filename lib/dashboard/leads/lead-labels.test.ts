import { websiteAddress, formatDetail } from './lead-labels';

describe('what somebody filled in', () => {
  it('is read in words', () => {
    expect(formatDetail({ name: 'annual_revenue', value: '50_to_100 cr' })).toEqual([
      'Annual revenue',
      '₹50 to 100 crore',
    ]);
    expect(formatDetail({ name: 'company_registered', value: 'applied' })[1]).toBe('Applied for');
    expect(formatDetail({ name: 'city', value: 'Leeds' })).toEqual(['City', 'Leeds']);
  });

  it('says of the preset age group that it may not have been chosen', () => {
    expect(formatDetail({ name: 'age_group', value: '00 to 06' })[1]).toBe(
      'Not chosen, or 00 to 06',
    );
    expect(formatDetail({ name: 'age_group', value: '18 to 45' })[1]).toBe('18 to 45');
  });

  it('keeps what no word is known for', () => {
    expect(formatDetail({ name: 'gstin', value: '24' })).toEqual(['gstin', '24']);
    expect(formatDetail({ name: 'annual_revenue', value: 'much' })[1]).toBe('much');
  });
});

describe('a website', () => {
  it('leads to the web and nowhere else', () => {
    expect(websiteAddress('example.in')).toBe('https://example.in');
    expect(websiteAddress('HTTP://example.in/x')).toBe('HTTP://example.in/x');
    expect(websiteAddress('javascript:alert(1)')).toBeNull();
    expect(websiteAddress('https://')).toBeNull();
  });
});

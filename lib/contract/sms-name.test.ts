import { smsName } from './sms-name.ts';

it('the name in an SMS is the legal one if that of the shop has no Latin letters', () => {
  const nameOf = (name: string, legal: string) => smsName({ name, legal_name: legal });
  expect(nameOf('SOSE', 'Neem Traders LLP')).toBe('SOSE');
  expect(nameOf('പച്ചക്കട', 'Neem Traders LLP')).toBe('Neem Traders LLP');
  expect(nameOf('जैविक 24', 'Neem Traders LLP')).toBe('Neem Traders LLP');
  expect(nameOf('പച്ചക്കട Organics & Co', 'Neem Traders LLP')).toBe('പച്ചക്കട Organics & Co');
});

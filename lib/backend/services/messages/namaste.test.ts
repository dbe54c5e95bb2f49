import { namaste } from './namaste.ts';

it.each(['Asha', 'A. P. J.', 'Mary-Ann O’Neil', 'आशा'])('greets %p by name', (name) => {
  expect(namaste(name)).toBe(`Namaste ${name},`);
});

it.each([
  '',
  'Pay at https://evil.example/x',
  'evil.example',
  'a@b',
  'Your order is blocked so call us',
  '9000000001',
  'x'.repeat(41),
])('T86: greets without a name where it is %p', (name) => {
  expect(namaste(name)).toBe('Namaste,');
});

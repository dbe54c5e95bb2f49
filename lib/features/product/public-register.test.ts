import { withRegister } from './public-register';

it.each([
  ['NPOP ORG/SC/1234', /^NPOP ORG\/SC\/1234 https:\/\/apeda\.gov\.in\//],
  ['PGS-India Green 7/45', / https:\/\/pgsindia-ncof\.gov\.in\/$/],
  ['10012345678901', /^10012345678901 https:\/\/foscos\.fssai\.gov\.in\/$/],
  ['NPOP 1 https://example.in/1.pdf', /^NPOP 1 https:\/\/example\.in\/1\.pdf$/],
  ['Fair for Life 17', /^Fair for Life 17$/],
])('%s has an address that shows it, where there is one', (certificate, shown) => {
  expect(withRegister(certificate)).toMatch(shown);
});

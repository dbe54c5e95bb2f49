import { asAttachment } from './attachment-header.ts';

describe('the name of a file to be saved', () => {
  it.each([
    ['plan.pdf', 'attachment; filename="plan.pdf"'],
    ['a"b\\c.pdf', `attachment; filename="a_b_c.pdf"; filename*=UTF-8''a%22b%5Cc.pdf`],
    [
      "Märkte's (1).csv",
      `attachment; filename="M_rkte's (1).csv"; filename*=UTF-8''M%C3%A4rkte%27s%20%281%29.csv`,
    ],
    ['x\r\nY: z.pdf', `attachment; filename="x__Y: z.pdf"; filename*=UTF-8''x%0D%0AY%3A%20z.pdf`],
  ])('%j becomes %s', (name, header) => {
    expect(asAttachment(name)).toEqual({ 'Content-Disposition': header });
  });
});

import { readOptions } from './options.ts';

describe('the options of the conformance suite', () => {
  it('have the demo accounts as defaults', () => {
    expect(readOptions(['--api', 'http://127.0.0.1:4000'])).toMatchObject({
      api: 'http://127.0.0.1:4000',
      email: 'asha@example.in',
      mobile: '+919000000001',
      otherEmail: 'ravi@example.in',
      isComplete: false,
    });
  });

  it.each([[[]], [['--api', 'localhost']], [['--api', 'ftp://example.in']]])(
    'need the address of a store API, not %j',
    (args) => {
      expect(() => readOptions(args)).toThrow('--api needs the address of a store API');
    },
  );

  it('refuse what they do not know', () => {
    expect(() => readOptions(['--api', 'http://example.in', '--fast'])).toThrow('--fast');
  });
});

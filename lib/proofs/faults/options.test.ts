import { readOptions } from './options.ts';

const names = ['kills', 'races'];

describe('the options of the faults programme', () => {
  it('are everything in full, with the same seed each time, where nothing is said', () => {
    expect(readOptions([], names)).toEqual({
      only: [],
      minutes: undefined,
      seed: 1,
      isShort: false,
      mayRetry: false,
    });
  });

  it('name scenarios, minutes, a seed and the short form', () => {
    const args = ['--only', 'races,kills', '--minutes', '60', '--seed', '42', '--short', '--retry'];
    expect(readOptions(args, names)).toEqual({
      only: ['races', 'kills'],
      minutes: 60,
      seed: 42,
      isShort: true,
      mayRetry: true,
    });
  });

  it.each([
    [['--only', 'fire'], /no scenario fire/],
    [['--minutes', '0'], /--minutes/],
    [['--minutes', 'many'], /--minutes/],
    [['--seed', '1.5'], /--seed/],
    [['--fast'], /--fast/],
  ])('are refused where they are wrong: %j', (args, words) => {
    expect(() => readOptions(args, names)).toThrow(words);
  });
});

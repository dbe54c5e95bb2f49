import { randomBytes, randomInt } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import {
  formsToForget,
  readSubmittedForm,
  writeSubmittedForm,
  type SubmittedForm,
} from './submitted-form';

const secret = 'a secret of at least thirty-two characters';
const submittedForm: SubmittedForm = {
  id: 'a1b2c3',
  owner: '12',
  form: 'address',
  isError: true,
  message: 'PIN code must be 6 digits',
  values: { full_name: 'आशा पटेल', postal_code: '38' },
  errors: { postal_code: ['PIN code must be 6 digits'] },
};

const controlCharacters = (length: number) =>
  String.fromCharCode(...Array.from({ length }, () => randomInt(1, 8)));

describe('a kept form', () => {
  it('comes back as it was written', () => {
    expect(readSubmittedForm(writeSubmittedForm(submittedForm, secret), secret, '12')).toEqual(
      submittedForm,
    );
  });

  it('is that of the account that sent it, for nobody else who uses the browser next', () => {
    const cookie = writeSubmittedForm(submittedForm, secret);
    expect(readSubmittedForm(cookie, secret, '13')).toBeUndefined();
    expect(readSubmittedForm(cookie, secret, '')).toBeUndefined();
  });

  it('of a guest comes back after the login', () => {
    const ofGuest = { ...submittedForm, owner: '' };
    const cookie = writeSubmittedForm(ofGuest, secret);
    expect(readSubmittedForm(cookie, secret, '')).toEqual(ofGuest);
    expect(readSubmittedForm(cookie, secret, '12')).toEqual(ofGuest);
  });

  it('is refused if somebody else has written or changed it', () => {
    const cookie = writeSubmittedForm(submittedForm, secret);
    const other = writeSubmittedForm(
      { ...submittedForm, message: 'Send your password to us' },
      secret,
    );
    const start = 40;
    expect(
      readSubmittedForm(cookie.slice(0, start) + other.slice(start), secret, '12'),
    ).toBeUndefined();
    expect(readSubmittedForm(cookie, `${secret}!`, '12')).toBeUndefined();
    expect(readSubmittedForm(cookie.slice(0, start), secret, '12')).toBeUndefined();
    expect(readSubmittedForm('', secret, '12')).toBeUndefined();
  });

  it('cannot be read in the cookie', () => {
    const texts = [
      writeSubmittedForm(submittedForm, secret),
      writeSubmittedForm(submittedForm, secret),
    ];
    expect(texts[0]).not.toBe(texts[1]);
    for (const text of texts) {
      const bytes = Buffer.from(text, 'base64url');
      expect(() => inflateRawSync(bytes.subarray(28))).toThrow();
    }
  });

  it('fits into a cookie: the longest texts are left out', () => {
    const noise = Array.from({ length: 9000 }, (_, index) => (index * index * 7919).toString(36));
    const cookie = writeSubmittedForm(
      { ...submittedForm, values: { ...submittedForm.values, note: noise.join('') } },
      secret,
    );
    expect(cookie.length).toBeLessThan(3_800);
    const read = readSubmittedForm(cookie, secret, '12');
    expect(read?.values).toEqual(submittedForm.values);
    expect(read?.errors).toEqual({
      ...submittedForm.errors,
      note: [expect.stringMatching(/^This text is too long to save/)],
    });
  });

  it('is written at once, however many values there are', () => {
    const many = Array.from({ length: 16_000 }, (_, index) => [index.toString(36), '']);
    const begin = performance.now();
    const cookie = writeSubmittedForm(
      { ...submittedForm, values: Object.fromEntries(many) },
      secret,
    );
    expect(performance.now() - begin).toBeLessThan(1_000);
    expect(cookie.length).toBeLessThan(3_800);
  });

  it('T69: costs no more than a moment, whatever was sent', () => {
    const values = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`field-${index}`, controlCharacters(980)]),
    );
    const begin = process.cpuUsage();
    for (let post = 0; post < 20; post += 1) {
      expect(writeSubmittedForm({ ...submittedForm, values }, secret).length).toBeLessThan(3_800);
    }
    const { user, system } = process.cpuUsage(begin);
    // 30 ms; without the bound of what is compressed 450 ms.
    expect((user + system) / 1_000).toBeLessThan(200);
  });

  it('keeps as many of the shortest values as fit', () => {
    const noise = (length: number) => randomBytes(length).toString('base64url').slice(0, length);
    const values = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`field-${index}`, noise(20 + index * 10)]),
    );
    const read = readSubmittedForm(
      writeSubmittedForm({ ...submittedForm, values }, secret),
      secret,
      '12',
    );
    const names = Object.keys(read?.values ?? {});
    expect(names).toEqual(Object.keys(values).slice(0, names.length));
    expect(names.length).toBeGreaterThan(12);
  });

  it('keeps no name that no field has', () => {
    const name = 'x'.repeat(4_000);
    const read = readSubmittedForm(
      writeSubmittedForm({ ...submittedForm, values: { [name]: 'y' } }, secret),
      secret,
      '12',
    );
    expect(read).toEqual({ ...submittedForm, values: {} });
  });

  it('makes room for a new one: the oldest go before the header is too long', () => {
    const ofLength = (name: string, length: number) => ({ name, value: 'x'.repeat(length) });
    const [oldest, middle, newest] = [
      ofLength('kept-contact', 3_000),
      ofLength('kept-exports', 3_000),
      ofLength('kept-address', 1_000),
    ];
    expect(formsToForget(3_800, [oldest, middle, newest])).toEqual(['kept-contact']);
    expect(formsToForget(1_000, [oldest, middle, newest])).toEqual([]);
    expect(formsToForget(8_000, [newest])).toEqual(['kept-address']);
  });
});

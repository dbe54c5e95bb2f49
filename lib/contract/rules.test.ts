import { object, ValidationError, type AnySchema } from 'yup';
import {
  email,
  id,
  idList,
  line,
  mobile,
  newPassword,
  normaliseMobile,
  page,
  personName,
  pinCode,
  quantity,
  rupees,
  wholeNumber,
} from './rules';

/** Returns the cast value, or the error messages if the rule refuses it. */
function outcome(rule: AnySchema, value: unknown): unknown {
  try {
    return rule.validateSync(value);
  } catch (error) {
    if (error instanceof ValidationError) return { refused: error.errors };
    throw error;
  }
}
const accepts = (rule: AnySchema, value: unknown) => rule.isValidSync(value);

describe('a mobile number', () => {
  it.each([
    '9000000001',
    '919000000001',
    '+919000000001',
    '90000 00001',
    '+91 90000-00001',
    ' 9000000001 ',
    '\u202a+91 90000‑00001\u202c',
  ])('written as %p comes to one form', (written) => {
    expect(normaliseMobile(written)).toBe('+919000000001');
    expect(outcome(mobile(), written)).toBe('+919000000001');
  });

  it.each(['6', '7', '8', '9'])('may begin with %s', (first) => {
    expect(normaliseMobile(`${first}000000001`)).toBe(`+91${first}000000001`);
  });

  it('of ten digits that begin with 91 is not taken for a prefix', () => {
    expect(normaliseMobile('9198765432')).toBe('+919198765432');
  });

  it.each([
    '',
    '12345',
    '900000000',
    '90000000012',
    '5000000001',
    '0000000001',
    '09000000001',
    '+929000000001',
    '++919000000001',
    '+9000000001',
    '91+9000000001',
    '9000000001; drop',
    '900000000x',
    '९०००००००००',
    '+91919000000001',
  ])('is not %p', (written) => {
    expect(normaliseMobile(written)).toBeNull();
  });

  it('is refused with the text of the form', () => {
    expect(outcome(mobile(), '12345')).toEqual({ refused: ['Mobile number must be 10 digits'] });
    expect(outcome(mobile(), '90000000012')).toEqual({
      refused: ['Mobile number must be 10 digits'],
    });
    expect(accepts(mobile(), ['9000000001'])).toBe(false);
    expect(accepts(mobile(), {})).toBe(false);
  });

  it.each(['1234567890', '+915000000001', '0000000001'])(
    'of ten digits such as %s is refused for its first digit',
    (written) => {
      expect(outcome(mobile(), written)).toEqual({
        refused: ['An Indian mobile number starts with 6, 7, 8 or 9'],
      });
    },
  );

  it('may come as a number and may be left out', () => {
    expect(outcome(mobile(), 9000000001)).toBe('+919000000001');
    expect(outcome(mobile(), undefined)).toBeUndefined();
  });

  it('comes out the same a second time', () => {
    expect(outcome(mobile(), outcome(mobile(), '9000000001'))).toBe('+919000000001');
  });
});

describe('an email address', () => {
  it('is trimmed and written in lower case', () => {
    expect(outcome(email(), '  Asha@Example.IN ')).toBe('asha@example.in');
  });

  it('loses the marks that nobody sees and that come along where it was copied', () => {
    expect(outcome(email(), '\u200easha@example.in\u200b')).toBe('asha@example.in');
  });

  it.each(['a@b.co', 'first.last+tag@mail.example.in', "o'hara@example.in"])(
    'may be %p',
    (text) => {
      expect(outcome(email(), text)).toBe(text);
    },
  );

  it.each([
    'asha',
    'asha@',
    '@example.in',
    'asha@example',
    'asha@@example.in',
    'a@b@example.in',
    'asha@example..in',
    'asha@.in',
    'asha@example.in.',
    'asha rao@example.in',
    'asha@exam ple.in',
    `${'x'.repeat(250)}@example.in`,
  ])('is not %p', (text) => {
    expect(outcome(email(), text)).toEqual({
      refused: expect.arrayContaining(['Invalid email format']),
    });
  });
});

describe('a new password', () => {
  it.each(['Demo@2026', 'aA1!aaaa', 'Ünder_9scoreA', 'x~Y1.....', 'A1b-A1b-'])(
    'may be %p',
    (text) => {
      expect(accepts(newPassword(), text)).toBe(true);
    },
  );

  it.each([
    ['is too short', 'Aa1!aaa'],
    ['has no capital', 'demo@2026'],
    ['has no small letter', 'DEMO@2026'],
    ['has no digit', 'Demo@Demo'],
    ['has no symbol', 'Demo2026x'],
    ['has none of the symbols asked for', 'Demo%2026'],
  ])('is refused where it %s', (_, text) => {
    expect(outcome(newPassword(), text)).toEqual({
      refused: ['Password must be 8+ chars, 1 uppercase, 1 lowercase, 1 number & 1 symbol'],
    });
  });

  it('has at most 128 characters', () => {
    expect(accepts(newPassword(), `Aa1!${'x'.repeat(124)}`)).toBe(true);
    expect(accepts(newPassword(), `Aa1!${'x'.repeat(125)}`)).toBe(false);
  });
});

describe('a PIN code', () => {
  it.each(['380009', '110001', '999991'])('may be %p', (text) => {
    expect(accepts(pinCode(), text)).toBe(true);
  });

  it('may come as a number', () => {
    expect(outcome(pinCode(), 380009)).toBe('380009');
  });

  it.each(['080009', '38000', '3800099', '38000a', '380 009', ' 380009', '३८०००९'])(
    'is not %p',
    (text) => {
      expect(outcome(pinCode(), text)).toEqual({ refused: ['PIN code must be 6 digits'] });
    },
  );
});

it('a PIN code has not one digit six times', () => {
  expect(outcome(pinCode(), '999999')).toEqual({ refused: ['This PIN code doesn’t exist'] });
});

describe('a line of text', () => {
  it('has one spelling for letters with two', () => {
    expect(outcome(line(), 'മഞ്ഞള്\u200d')).toBe('മഞ്ഞൾ');
    expect(outcome(line(), 'ক্\u200dষ')).toBe('ক্\u200dষ');
  });

  it('is trimmed before it is measured', () => {
    expect(outcome(line(5), '   abcde   ')).toBe('abcde');
    expect(outcome(line(5), 'abcdef')).toEqual({ refused: ['Use at most 5 characters'] });
  });
});

describe('a name of a person', () => {
  it.each(['Asha', 'A.P.J.Abdul Kalam', 'Md.Iqbal', "D'Souza", 'आशा', '<b>', 'Dr. Rao'])(
    'may be %p',
    (text) => expect(accepts(personName(), text)).toBe(true),
  );

  it.each(['Pay at https://evil.example/x', 'evil.example', 'EVIL.com', 'www.evil', 'a@evil.in'])(
    'T86: is not %p',
    (text) =>
      expect(outcome(personName(), text)).toEqual({
        refused: ['Enter a name without links'],
      }),
  );
});

describe('numbers', () => {
  it('that must be whole say so, with their name where they have one', () => {
    expect(outcome(wholeNumber(0), '0')).toBe(0);
    expect(outcome(wholeNumber(0), 'x')).toEqual({ refused: ['Must be a whole number'] });
    expect(outcome(wholeNumber(1, 'Days'), 1.5)).toEqual({
      refused: ['Days must be a whole number'],
    });
    expect(outcome(wholeNumber(1, 'Days'), 0)).toEqual({ refused: ['Days must be 1 or more'] });
  });

  it.each([1, '1', 2_147_483_647])('an id may be %p', (value) => {
    expect(outcome(id(), value)).toBe(Number(value));
  });

  it.each([0, -1, 1.5, 2_147_483_648, 'x', '', NaN, Infinity, {}, [], true])(
    'an id is not %p',
    (value) => {
      expect(accepts(id(), value)).toBe(false);
    },
  );

  it('a page is the first where none is named', () => {
    expect(object({ page: page() }).validateSync({})).toEqual({ page: 1 });
    expect(outcome(page(), '7')).toBe(7);
  });

  it.each([0, '0', -1, 1.5, 'x', '', '1e9'])('a page is not %p', (value) => {
    expect(accepts(page(), value)).toBe(false);
  });

  it('a quantity is one or more', () => {
    expect(accepts(quantity(), 1)).toBe(true);
    expect(outcome(quantity(), 0)).toEqual({
      refused: ['Please set the quantity greater than 0!'],
    });
    expect(outcome(quantity(), -1)).toEqual({ refused: ['Quantity cannot be set less than 0!'] });
    expect(accepts(quantity(), 1.5)).toBe(false);
    expect(accepts(quantity(), 1_000_001)).toBe(false);
  });

  it.each([0, 0.1, 19.99, 1.1, 8.29, 250, 99_999_999.99])('an amount may be ₹%p', (value) => {
    expect(accepts(rupees(), value)).toBe(true);
  });

  it.each([-0.01, 0.001, 19.999, 100_000_001, NaN, 'x'])('an amount is not ₹%p', (value) => {
    expect(accepts(rupees(), value)).toBe(false);
  });

  it('several ids stand between commas', () => {
    expect(accepts(idList(), '1')).toBe(true);
    expect(accepts(idList(), '1,20,300')).toBe(true);
    for (const text of [',', '1,', ',1', '1;2', '1, 2', '-1', 'x', '1234567890']) {
      expect(accepts(idList(), text)).toBe(false);
    }
  });
});

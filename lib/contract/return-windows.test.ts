import { readdirSync, readFileSync } from 'node:fs';
import { sayOtherReturns, sayReplacement, sayReturnWindows } from './return-windows';

describe('the days for returns', () => {
  it('are said as the shop has set them', () => {
    const windows = { replacement_days: 1, return_days: 0 };
    expect(sayReturnWindows({}, [])).toBe('5-day replacement, 15-day returns');
    expect(sayReturnWindows(windows, [])).toBe('1-day replacement, no other returns');
    expect(sayReplacement(windows)).toMatch(/ within 1 day and /);
    expect(sayOtherReturns(windows)).toBe('We don’t accept other returns.');
    expect(sayOtherReturns({ return_days: 7 })).toMatch(/ within 7 days, except /);
  });

  it('say which goods cannot be returned', () => {
    const [tea, soap] = [{ is_returnable: false }, { is_returnable: true }];
    expect(sayReturnWindows({}, [soap, {}])).toBe('5-day replacement, 15-day returns');
    expect(sayReturnWindows({}, [tea, soap])).toBe(
      '5-day replacement, 15-day returns except for items marked “Non-returnable”',
    );
    expect(sayReturnWindows({}, [tea])).toBe(
      'Non-returnable. Replaced if damaged, wrong or expired (report within 5 days)',
    );
    expect(sayOtherReturns({ non_returnable: ['Tea', 'Oils & ghee'] })).toBe(
      'You can return anything else within 15 days, except Tea, Oils & ghee and products marked “Non-returnable”.',
    );
  });

  it('are written down nowhere else outside the texts of the demo', () => {
    const files = ['app', 'components', 'lib'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(
          (name) => /\.tsx?$/.test(name) && !/\.test\.|db\/demo\/|messages\/samples/.test(name),
        )
        .map((name) => `${folder}/${name}`),
    );
    const written =
      /\b(5|five)[- ]day(s'|s)? replacement|\b15[- ]day returns|tell us within \d+ days|storeRules\.(replacement|return)Days/;
    expect(files.filter((file) => written.test(readFileSync(file, 'utf8'))).sort()).toEqual([
      'lib/api/derived-fields.ts',
      'lib/contract/demo-shop.ts',
      'lib/contract/return-windows.ts',
    ]);
  });
});

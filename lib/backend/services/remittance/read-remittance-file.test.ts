import { readRemittanceFile } from './read-remittance-file.ts';

const read = (head: string, line: string) => readRemittanceFile(`${head}\n${line}`);
const readFaults = async (head: string) =>
  read(head, '1,2,3,4').catch((error: unknown) => JSON.stringify(error));

describe('the list of a courier', () => {
  it.each([
    ['AWB,Pincode,COD Amount,Date', '77,411001,700.00,21/11/2026'],
    ['AWB Code,Order ID,Amount,Date', '77,SO-000001,700.00,21/11/2026'],
    ['Tracking Code,COD PIN,Cod_Amount,Remittance Date', '77,411001,700.00,2026-11-21'],
    ['Waybill Date,Waybill,Value,Paid On', '2026-11-19,77,700,2026-11-21'],
    ['AWB Number,Order Value,Amount,Order Date,Date', '77,999,700,2026-11-01,2026-11-21'],
  ])('is read by whole words of its titles: %s', async (head, line) => {
    expect(await read(head, line)).toEqual([
      { line: 2, trackingNumber: '77', received: 700_00, paidOn: '2026-11-21' },
    ]);
  });

  it.each([
    '2026-11-21 18:00:00',
    '21-11-26',
    '21-Nov-2026',
    '21 NOV 2026 10:33 AM',
    '21 November, 2026',
  ])('has days as couriers write them: %s', async (day) => {
    const [found] = await read('AWB,Amount,Date', `77,700,"${day}"`);
    expect(found?.paidOn).toBe('2026-11-21');
  });

  it.each(['31-Nov-2026', 'Nov 21', '21 Nvo 2026', '46347'])('has no day in %s', async (day) => {
    const [found] = await read('AWB,Amount,Date', `77,700,${day}`);
    expect(found?.paidOn).toBeUndefined();
  });

  it.each([
    ['AWB,Order Value,COD Amount,Date', '“Order Value” and “COD Amount”', 'Amount'],
    ['AWB,COD,Order Date,Remittance Date', '“Order Date” and “Remittance Date”', 'Date'],
    ['AWB No,Tracking Link,COD,Date', '“AWB No” and “Tracking Link”', 'AWB'],
  ])('is not guessed at where two columns fit: %s', async (head, both, wanted) => {
    expect(await readFaults(head)).toContain(
      `${both} look alike. Rename the right column to ${wanted}.`,
    );
  });

  it('has no amount in a PIN code or a tracking code', async () => {
    expect(await readFaults('AWB Code,Pincode,Date')).toContain('must name three columns');
  });
});

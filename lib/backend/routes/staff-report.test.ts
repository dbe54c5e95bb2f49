import { Buffer } from 'node:buffer';
import { sql } from 'drizzle-orm';
import readWorkbook from 'read-excel-file/node';
import type { GstReturn, TaxAmounts } from '../services/gst-return/gst-return.ts';
import { documentsAfter } from '../services/gst-return/read-documents.ts';
import { changeShopSettings } from '../testing/change-shop-settings.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

const orders = 10_000;
const gstin = '24AAAAA0000A1Z8';
const firms = ['24AAACB1234C1Z3', '27AAACB1234C1ZX', '29AAACB1234C1ZT'];

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  const staff = await staffFixture(store, ['reports']);
  token = staff.token;
  await generate(staff.customerId);
}, 120_000);
afterAll(() => store.close());

const month = 'month=2025-05';
const fetched = (path: string) =>
  store.app.request(path, { headers: { 'company-id': '33', authorization: `token ${token}` } });

/*
 * Invoices of 1 to 4 rows at five rates, within the state and across borders, of people and firms,
 * some above ₹1,00,000; every eleventh gets a credit note for a part. One of the month after.
 */
async function generate(customerId: number): Promise<void> {
  await store.context.db.execute(sql`select setseed(0.42)`);
  await store.context.db.execute(sql`
    with heads as materialized (
      select n, (n * 7919) % 3 = 0 as is_home, (n * 104729) % 10 = 0 as is_firm,
        case when n % 40 = 3 then 12000000 else 0 end as extra
      from generate_series(1, ${orders}::int) n
    ), rows_ as materialized (
      select h.*, r, (array[0, 25, 500, 1200, 1800])[1 + (n * 31 + n / 7 + r * 17) % 5] as rate,
        (1 + floor(random() * 250000))::int + (case when r = 1 then extra else 0 end) as gross
      from heads h, generate_series(1, 1 + n % 4) r
    ), taxed as (
      select *, round(gross::numeric * rate / (2 * (10000 + rate)))::int as half,
        round(gross::numeric * rate / (10000 + rate))::int as whole from rows_
    ), split as (
      select *, case when is_home then half else 0 end as gst_half,
        case when is_home then 0 else whole end as igst from taxed
    ), documents as (
      select n, is_home, is_firm, sum(gross)::int as amount,
        jsonb_agg(jsonb_build_object('kind', 'goods', 'name', 'Honey', 'sku', 'A', 'hsn',
          '04' || lpad((r % 4)::text, 2, '0'), 'quantity', r, 'price', gross, 'discount', 0,
          'gstRate', rate, 'gross', gross, 'taxable', gross - 2 * gst_half - igst, 'cgst', gst_half,
          'sgst', gst_half, 'igst', igst) order by r) as rows,
        jsonb_build_object('gross', sum(gross), 'taxable', sum(gross - 2 * gst_half - igst),
          'cgst', sum(gst_half), 'sgst', sum(gst_half), 'igst', sum(igst)) as sums
      from split group by n, is_home, is_firm
    ), invoiced as (
      insert into invoices (kind, financial_year, sequence, number, customer_id, amount, document, created_at)
      select 'invoice', 2025, n, 'SOSE/2526/' || lpad(n::text, 6, '0'), ${customerId}::int, amount,
        jsonb_build_object('number', 'SOSE/2526/' || lpad(n::text, 6, '0'),
          'issuedAt', '2025-05-10T06:00:00Z', 'seller',
          jsonb_build_object('gstin', ${gstin}::text, 'stateGstCode', '24'),
          'buyer', case when is_firm then jsonb_build_object('name', 'Firm', 'gstin',
            (array[${firms[0]}::text, ${firms[1]}::text, ${firms[2]}::text])[case when is_home then 1 else 2 + (n / 10) % 2 end])
            else jsonb_build_object('name', 'Asha') end,
          'placeOfSupply', jsonb_build_object('state', 'x', 'stateGstCode',
            case when is_home then '24' else (array['27', '29'])[1 + (n / 10) % 2] end),
          'rows', rows, 'sum', sums),
        case when n = ${orders}::int then '2025-06-01T00:00:00+05:30'::timestamptz
          else '2025-05-01T00:00:00+05:30'::timestamptz + (n || ' seconds')::interval end
      from documents returning *
    )
    insert into invoices (kind, financial_year, sequence, number, customer_id, amount, document, created_at)
    select 'credit_note', 2025, row_number() over (order by sequence),
      'CN/2526/' || lpad((row_number() over (order by sequence))::text, 6, '0'), customer_id,
      (document #>> '{rows,0,gross}')::int,
      document || jsonb_build_object('rows', jsonb_build_array(document #> '{rows,0}'),
        'sum', (document #> '{rows,0}') - array['kind', 'name', 'sku', 'hsn', 'quantity', 'price', 'discount', 'gstRate'],
        'against', jsonb_build_object('number', number)),
      created_at
    from invoiced where sequence % 11 = 0 and sequence < ${orders}::int`);
}

interface Sum {
  taxable: number;
  igst: number;
  cgst: number;
  sgst: number;
}

async function sumByKind(kind: string): Promise<Sum & { count: number }> {
  const { rows } = await store.context.db.execute<
    Sum & { count: number } & Record<string, unknown>
  >(
    sql`select count(*)::int as count, sum((document #>> '{sum,taxable}')::int)::float8 as taxable,
        sum((document #>> '{sum,igst}')::int)::float8 as igst,
        sum((document #>> '{sum,cgst}')::int)::float8 as cgst,
        sum((document #>> '{sum,sgst}')::int)::float8 as sgst
      from invoices where kind = ${kind} and number like '%/2526/%' and created_at < '2025-06-01T00:00:00+05:30'`,
  );
  if (!rows[0]) throw new Error('There are no invoices');
  return rows[0];
}

const paise = (rupees: number) => Math.round(rupees * 100);
/* Tables between states have no CGST and SGST. */
type Amounts = Pick<TaxAmounts, 'txval' | 'iamt'> & Partial<TaxAmounts>;
const add = (amounts: readonly Amounts[]): Sum => ({
  taxable: amounts.reduce((sum, { txval }) => sum + paise(txval), 0),
  igst: amounts.reduce((sum, { iamt }) => sum + paise(iamt), 0),
  cgst: amounts.reduce((sum, { camt = 0 }) => sum + paise(camt), 0),
  sgst: amounts.reduce((sum, { samt = 0 }) => sum + paise(samt), 0),
});
const less = (all: Sum, part: Sum): Sum => ({
  taxable: all.taxable - part.taxable,
  igst: all.igst - part.igst,
  cgst: all.cgst - part.cgst,
  sgst: all.sgst - part.sgst,
});

describe(`GSTR-1 of ${orders} generated orders`, () => {
  let made: GstReturn;
  beforeAll(async () => {
    const answer = await fetched(`/staff/gstr-1/?${month}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json']);
    made = (await answer.json()) as GstReturn;
  });

  it('equals the invoices less the credit notes, to the paisa', async () => {
    const { count: invoices, ...charged } = await sumByKind('invoice');
    const { count: notes, ...credited } = await sumByKind('credit_note');
    expect([invoices, notes]).toEqual([orders - 1, 909]);

    const items = (all: { itms: { itm_det: Amounts }[] }[]) =>
      all.flatMap(({ itms }) => itms.map(({ itm_det }) => itm_det));
    const supplies = add([
      ...items(made.b2b.flatMap(({ inv }) => inv)),
      ...items(made.b2cl.flatMap(({ inv }) => inv)),
      ...made.b2cs,
    ]);
    const nil = made.nil.inv.reduce((sum, { nil_amt }) => sum + paise(nil_amt), 0);
    const back = add([...items(made.cdnr.flatMap(({ nt }) => nt)), ...items(made.cdnur)]);
    const net = less({ ...supplies, taxable: supplies.taxable + nil }, back);
    expect(net).toEqual(less(charged, credited));
    expect(add([...made.hsn.hsn_b2b, ...made.hsn.hsn_b2c])).toEqual(less(charged, credited));
  });

  it('has each document in its table', () => {
    expect(made).toMatchObject({ gstin, fp: '052025' });
    expect(made.b2b.map(({ ctin }) => ctin).sort()).toEqual([...firms].sort());
    const interstate = [...made.b2cl.flatMap(({ inv }) => inv), ...made.cdnur];
    for (const { itm_det } of interstate.flatMap(({ itms }) => itms)) {
      expect(Object.keys(itm_det).sort()).toEqual(['csamt', 'iamt', 'rt', 'txval']);
    }
    for (const { inv } of made.b2cl) {
      for (const { val } of inv) expect(val).toBeGreaterThan(100_000);
    }
    expect(made.b2cl.length).toBeGreaterThan(0);
    expect(made.cdnur.length).toBeGreaterThan(0);
    expect(made.cdnr.length).toBeGreaterThan(0);
    for (const { sply_ty, pos, iamt, camt, samt } of made.b2cs) {
      expect(sply_ty).toBe(pos === '24' ? 'INTRA' : 'INTER');
      expect(pos === '24' ? iamt : camt).toBe(0);
      expect(camt).toBe(samt);
    }
    expect(made.doc_issue.doc_det).toMatchObject([
      { doc_num: 1, docs: [{ from: 'SOSE/2526/000001', totnum: orders - 1, cancel: 0 }] },
      { doc_num: 5, docs: [{ from: 'CN/2526/000001', totnum: 909, cancel: 0 }] },
    ]);
  });

  it('comes as a workbook as well', async () => {
    const answer = await fetched(`/staff/gstr-1/?${month}&format=xlsx`);
    expect(answer.headers.get('content-disposition')).toContain('gstr-1-2025-05.xlsx');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const sheets = await readWorkbook(Buffer.from(bytes));
    expect(sheets.map(({ sheet }) => sheet)).toEqual([
      'b2b',
      'b2cl',
      'b2cs',
      'cdnr',
      'cdnur',
      'exemp',
      'hsn(b2b)',
      'hsn(b2c)',
      'docs',
    ]);
    expect(sheets[2]?.data).toHaveLength(1 + made.b2cs.length);
  });

  it('refuses a month that is none, and staff without the right', async () => {
    expect((await fetched('/staff/gstr-1/?month=2025-13')).status).toBe(400);
    const { token: other } = await staffFixture(store, ['orders']);
    const answer = await store.call('GET', `/staff/gstr-1/?${month}`, { token: other });
    expect(answer.status).toBe(403);
  });
});

it('reads a month off the index, whatever came before it', async () => {
  const rows = await store.context.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_bitmapscan = off`);
    const from = { at: '2025-05-01T00:00:00+05:30', id: 0 };
    const explained = await tx.execute<{ 'QUERY PLAN': string }>(
      sql`explain ${documentsAfter(from, new Date('2025-05-31T18:30:00Z'), gstin)}`,
    );
    return explained.rows;
  });
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/Index Scan using invoices_issued_idx/);
  expect(plan).not.toContain('Sort');
});

it('says why there is nothing to export without a GSTIN', async () => {
  const { token: owner } = await staffFixture(store, ['settings']);
  await changeShopSettings(store, owner, { gstin: '' });
  for (const path of ['gstr-1', 'tally']) {
    const answer = await fetched(`/staff/${path}/?${month}`);
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      { message: 'The shop has no GSTIN. Enter it in Settings.' },
    ]);
  }
  await changeShopSettings(store, owner, { gstin });
});

describe('the vouchers for Tally', () => {
  it('add up to nothing each, and to the invoices in all', async () => {
    const answer = await fetched(`/staff/tally/?${month}`);
    expect(answer.headers.get('content-type')).toBe('application/xml');
    const text = await answer.text();
    const vouchers = text.match(/<VOUCHER .*?<\/VOUCHER>/g) ?? [];
    expect(vouchers).toHaveLength(orders - 1 + 909);
    const ids = vouchers.map((voucher) => /REMOTEID="([^"]+)"/.exec(voucher)?.[1]);
    expect(new Set(ids).size).toBe(vouchers.length);
    expect(vouchers[0]).toContain(`<GUID>${ids[0]}</GUID>`);
    expect(await (await fetched(`/staff/tally/?${month}`)).text()).toContain(`"${ids[0]}"`);
    const voucherAmounts = (voucher: string) =>
      [...voucher.matchAll(/<AMOUNT>(-?\d+\.\d\d)<\/AMOUNT>/g)].map(([, amount]) =>
        paise(Number(amount)),
      );
    for (const voucher of vouchers) {
      expect(voucherAmounts(voucher).reduce((sum, amount) => sum + amount, 0)).toBe(0);
    }
    const owed = vouchers.reduce((sum, voucher) => sum - (voucherAmounts(voucher)[0] ?? 0), 0);
    const { rows } = await store.context.db.execute<{ net: number }>(sql`
      select sum(case kind when 'invoice' then amount else -amount end)::float8 as net
      from invoices where number like '%/2526/%' and created_at < '2025-06-01T00:00:00+05:30'`);
    expect(owed).toBe(rows[0]?.net);
    const ledgers = [...text.matchAll(/<LEDGER NAME="([^"]*)"/g)].map(([, name]) => name);
    expect(ledgers).toHaveLength(new Set(ledgers).size);
    for (const [, name] of text.matchAll(/<LEDGERNAME>([^<]*)</g)) expect(ledgers).toContain(name);
  });
});

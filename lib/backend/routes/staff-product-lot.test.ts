import { eq } from 'drizzle-orm';
import type { TestedLot } from '../../contract/product-lot.ts';
import * as calls from '../../contract/staff-product-lot.ts';
import { products } from '../db/schema/catalogue.ts';
import { keptFiles } from '../db/schema/file.ts';
import { auditEntries } from '../db/schema/running.ts';
import { productLots } from '../db/schema/product-parts.ts';
import { checkFiles } from '../jobs/check-files.ts';
import { testNow } from '../testing/clock.ts';
import { waitingJobs, lastTags } from '../testing/waiting-jobs.ts';
import { makeListedProduct } from '../testing/listed-product.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  ({ token } = await staffFixture(store, ['catalogue']));
});
afterAll(() => store.close());
beforeEach(() => store.setNow(testNow));

const dayMs = 24 * 60 * 60 * 1000;
const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n';
const tested = {
  number: 'TU-1',
  packed_on: '2026-10-11',
  best_before: '2027-10-11',
  laboratory: 'Food Laboratory',
  tested_on: '2026-10-06',
};
type Fields = Partial<Record<keyof typeof tested, string>>;

const path = (id: number, lotId?: number) =>
  `/staff/products/${id}/lots/${lotId === undefined ? '' : `${lotId}/`}`;

function toForm(fields: Fields, report?: BlobPart): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...tested, ...fields })) form.set(name, value);
  if (report) form.set('report', new Blob([report]), 'report.html');
  return form;
}
const add = (id: number, fields: Fields = {}, report?: BlobPart) =>
  store.call('POST', path(id), { token, body: toForm(fields, report) });

async function added(id: number, fields: Fields = {}, report?: BlobPart): Promise<calls.StaffLot> {
  const { status, body } = await add(id, fields, report);
  expect(status).toBe(201);
  const { data } = await calls.addLot.answer.validate(body, { strict: true });
  const lot = data.find(({ number }) => number === (fields.number ?? tested.number));
  if (!lot) throw new Error('The lot was not added');
  return lot;
}
const shownLots = async (id: number) =>
  (
    (await store.call('GET', `/web/single/product/${id}/`)).body['data'] as {
      tested_lots: TestedLot[];
    }
  ).tested_lots;
const fetchFile = (address: string, as?: string) =>
  store.app.request(address, {
    headers: { 'company-id': '33', ...(as && { authorization: `token ${as}` }) },
  });
async function reportPathOf(id: number): Promise<string> {
  const [lot] = await shownLots(id);
  if (!lot?.report) throw new Error('The lot has no report');
  return lot.report.path;
}
const removedFiles = async () => (await waitingJobs(store, 'remove_file')).map(({ name }) => name);
const findReport = async (lotId: number) =>
  (await store.context.db.select().from(productLots).where(eq(productLots.id, lotId)))[0]?.report;

describe('lots of a product', () => {
  it('are shown with laboratory and report, at once', async () => {
    const { id } = await makeListedProduct(store);
    expect(await shownLots(id)).toEqual([]);
    const lot = await added(id, {}, pdf);
    expect(lot).toMatchObject({ ...tested, report_bytes: pdf.length, state: 'shown' });
    expect(await shownLots(id)).toEqual([
      {
        ...tested,
        grower: null,
        harvested_on: null,
        packed_at: '',
        report: {
          path: expect.stringMatching(/^\/files\/reports\/[0-9a-f]{32}\.pdf$/),
          bytes: pdf.length,
        },
      },
    ]);
    expect(await lastTags(store)).toEqual([`product:${id}`, 'lots']);
    const [row] = await store.context.db.select().from(products).where(eq(products.id, id));
    expect(row?.version).toBe(2);
    const [audit] = await store.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `product:${id}`));
    expect(audit).toMatchObject({ action: 'product.lots', after: { lots: [{ number: 'TU-1' }] } });
  });

  it('are shown once they are tested, the newest three, until their best before', async () => {
    const { id } = await makeListedProduct(store);
    await added(id, { number: 'old', packed_on: '2026-09-01' });
    await added(id, { number: 'b', packed_on: '2026-10-01' });
    await added(id, { number: 'c', packed_on: '2026-11-01', best_before: '2026-11-18' });
    await added(id, { number: 'raw', packed_on: '2026-11-02', laboratory: '', tested_on: '' });
    await added(id, { number: 'a', packed_on: '2026-10-02', best_before: '' });
    const numbers = async () => (await shownLots(id)).map(({ number }) => number);
    expect(await numbers()).toEqual(['c', 'a', 'b']);
    const states = async () => {
      const { body } = await store.call('GET', `/staff/products/${id}/`, { token });
      const { lots } = body['data'] as { lots: calls.StaffLot[] };
      return lots.map(({ number, state }) => [number, state]);
    };
    expect(await states()).toEqual([
      ['raw', 'untested'],
      ['c', 'shown'],
      ['a', 'shown'],
      ['b', 'shown'],
      ['old', 'older'],
    ]);
    store.setNow(new Date(testNow.getTime() + dayMs));
    expect(await numbers()).toEqual(['a', 'b', 'old']);
    expect((await states())[1]).toEqual(['c', 'expired']);
  });

  it('are changed; another report takes the place of the first', async () => {
    const { id } = await makeListedProduct(store);
    const lot = await added(id, {}, pdf);
    const first = await findReport(lot.id);
    const answer = await store.call('PATCH', path(id, lot.id), {
      token,
      body: toForm({ laboratory: 'Other Laboratory' }, `${pdf}%`),
    });
    expect(answer.status).toBe(200);
    expect(answer.body['data']).toMatchObject([
      { laboratory: 'Other Laboratory', report_bytes: pdf.length + 1 },
    ]);
    expect(await removedFiles()).toContain(first);
    // As JSON, which brings no file: the report stays.
    const plain = await store.call('PATCH', path(id, lot.id), { token, body: tested });
    expect(plain.body['data']).toMatchObject([{ ...tested, report_bytes: pdf.length + 1 }]);
    expect(await removedFiles()).not.toContain(await findReport(lot.id));
  });

  it('that do not change leave version and page alone', async () => {
    const { id } = await makeListedProduct(store);
    const lot = await added(id);
    const jobs = (await waitingJobs(store, 'revalidate')).length;
    const answer = await store.call('PATCH', path(id, lot.id), { token, body: tested });
    expect(answer.body['version']).toBe(2);
    expect(await waitingJobs(store, 'revalidate')).toHaveLength(jobs);
  });

  it('go with their report, or lose the report alone', async () => {
    const { id } = await makeListedProduct(store);
    const lot = await added(id, {}, pdf);
    const report = await findReport(lot.id);
    const one = `${path(id, lot.id)}report/`;
    const bare = await store.call('DELETE', one, { token });
    expect(bare.body['data']).toMatchObject([{ number: 'TU-1', report_bytes: null }]);
    expect(await removedFiles()).toContain(report);
    expect((await store.call('DELETE', one, { token })).status).toBe(404);
    await store.call('PATCH', path(id, lot.id), { token, body: toForm({}, pdf) });
    const second = await findReport(lot.id);
    expect((await store.call('DELETE', path(id, lot.id), { token })).body['data']).toEqual([]);
    expect(await removedFiles()).toContain(second);
    expect((await store.call('DELETE', path(id, lot.id), { token })).status).toBe(404);
  });

  it('go with their product, but not to its copy', async () => {
    const { id } = await makeListedProduct(store);
    const lot = await added(id, {}, pdf);
    const report = await findReport(lot.id);
    const copy = await store.call('POST', `/staff/products/${id}/copy/`, { token });
    expect(copy.body['data']).toMatchObject({ lots: [], tested_lots: [] });
    const off = { token, body: { is_on_sale: false } };
    await store.call('PATCH', `/staff/products/${id}/`, off);
    expect((await store.call('DELETE', `/staff/products/${id}/`, { token })).status).toBe(200);
    expect(await removedFiles()).toContain(report);
  });
});

describe('a lot that is wrong', () => {
  it.each([
    [
      'a number that another lot has',
      { number: 'tu-1' },
      'number',
      'This product already has a lot',
    ],
    [
      'a day in the future',
      { number: 'x', packed_on: '2026-11-19' },
      'packed_on',
      'The date can’t',
    ],
    [
      'a best before its packing',
      { number: 'x', best_before: '2026-10-01' },
      'best_before',
      'Best',
    ],
    [
      'a date without laboratory',
      { number: 'x', laboratory: '' },
      'laboratory',
      'Enter the laboratory',
    ],
  ] as const)('is refused at the field: %s', async (_, fields, field, text) => {
    const { id } = await makeListedProduct(store);
    await added(id);
    const { status, body } = await add(id, fields);
    expect(status).toBe(400);
    expect(body['errors']).toEqual({ [field]: [expect.stringMatching(new RegExp(`^${text}`))] });
  });

  it('is refused with a report but without a laboratory', async () => {
    const { id } = await makeListedProduct(store);
    const untested = { laboratory: '', tested_on: '' };
    const refused = { laboratory: ['Enter the laboratory for the report'] };
    expect((await add(id, untested, pdf)).body['errors']).toEqual(refused);
    const lot = await added(id, {}, pdf);
    const body = toForm(untested);
    const answer = await store.call('PATCH', path(id, lot.id), { token, body });
    expect([answer.status, answer.body['errors']]).toEqual([400, refused]);
  });

  it('is refused where the product has 100', async () => {
    const { id } = await makeListedProduct(store);
    await store.context.db.insert(productLots).values(
      Array.from({ length: calls.maxLots }, (_, index) => ({
        productId: id,
        number: `L${index}`,
        packedOn: '2026-01-01',
      })),
    );
    expect((await add(id)).body['errors']).toEqual({
      number: ['A product can have at most 100 lots. Remove old ones.'],
    });
  });

  it('is not there for another product', async () => {
    const { id } = await makeListedProduct(store);
    const other = await makeListedProduct(store);
    const lot = await added(other.id, {}, pdf);
    const statuses = [
      await store.call('PATCH', path(id, lot.id), { token, body: tested }),
      await store.call('DELETE', path(id, lot.id), { token }),
      await store.call('DELETE', `${path(id, lot.id)}report/`, { token }),
      await fetchFile(`${path(id, lot.id)}report/`, token),
      await add(2_147_483_647),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
    expect(await shownLots(other.id)).toHaveLength(1);
  });
});

describe('the report of a laboratory', () => {
  it('is a download that no browser runs, with the number of the lot in its name', async () => {
    const { id } = await makeListedProduct(store);
    await added(id, { number: 'A/7 "ü"' }, pdf);
    const answer = await fetchFile(await reportPathOf(id));
    expect([answer.status, await answer.text()]).toEqual([200, pdf]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="Laboratory report A-7 -_-\.pdf"; filename\*=UTF-8''Laboratory/,
      ),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=300',
    });
  });

  it('is public while its lot is tested and its product on sale, and at no other time', async () => {
    const { id } = await makeListedProduct(store);
    const lot = await added(id, { best_before: '2026-11-18' }, pdf);
    const address = await reportPathOf(id);
    const status = async () => (await fetchFile(address)).status;
    const sell = (change: Record<string, unknown>) =>
      store.call('PATCH', `/staff/products/${id}/`, { token, body: change });
    expect(await status()).toBe(200);
    await sell({ is_on_sale: false });
    expect(await status()).toBe(404);
    await sell({ is_on_sale: true, public_from: '2026-12-01T00:00:00+05:30' });
    expect(await status()).toBe(404);
    await sell({ public_from: null });
    expect(await status()).toBe(200);
    store.setNow(new Date(testNow.getTime() + dayMs));
    expect(await status()).toBe(404);
    // Staff may open it at any time, and a customer never by that path.
    const staffPath = `${path(id, lot.id)}report/`;
    const own = await fetchFile(staffPath, token);
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect((await fetchFile(staffPath)).status).toBe(401);
    const others = await staffFixture(store, ['orders']);
    expect((await fetchFile(staffPath, others.token)).status).toBe(403);
  });

  it('is found by its whole name alone, and not among the pictures', async () => {
    const { id } = await makeListedProduct(store);
    const lot = await added(id, {}, pdf);
    const reportName = (await findReport(lot.id)) ?? '';
    for (const name of [
      reportName,
      reportName.slice(7, -4),
      '..%2f..%2fsecrets.json',
      `${'0'.repeat(32)}.pdf`,
    ]) {
      expect((await fetchFile(`/files/reports/${name}`)).status).toBe(404);
    }
    expect((await fetchFile(`/files/${reportName}`)).status).toBe(404);
    expect((await fetchFile(`/files/${reportName.slice(7)}`)).status).toBe(404);
  });

  it.each([
    ['HTML that calls itself a PDF', '<html>%PDF-', 415, calls.reportRules.wrongType],
    [
      'a picture',
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
      415,
      calls.reportRules.wrongType,
    ],
    [
      'more than 5 MB',
      `%PDF-${'x'.repeat(calls.reportRules.maxBytes)}`,
      413,
      calls.reportRules.tooLarge,
    ],
  ])('is refused where it is %s, and nothing is kept', async (_, file, status, text) => {
    const { id } = await makeListedProduct(store);
    const files = () => store.context.db.$count(keptFiles);
    const before = await files();
    const answer = await add(id, {}, file);
    expect([answer.status, answer.body['errors']]).toEqual([status, { report: [text] }]);
    expect(await files()).toBe(before);
    expect(await store.context.db.$count(productLots, eq(productLots.productId, id))).toBe(0);
  });

  it('is removed where its lot is refused', async () => {
    const { id } = await makeListedProduct(store);
    await added(id);
    const before = await store.context.db.$count(keptFiles);
    expect((await add(id, {}, pdf)).status).toBe(400);
    expect(await store.context.db.$count(keptFiles)).toBe(before);
  });

  it('is counted for staff again after its row was lost, and stays', async () => {
    const { id } = await makeListedProduct(store);
    const lot = await added(id, {}, pdf);
    const name = (await findReport(lot.id)) ?? '';
    await store.context.db.delete(keptFiles).where(eq(keptFiles.name, name));
    await checkFiles(store.context);
    const [row] = await store.context.db.select().from(keptFiles).where(eq(keptFiles.name, name));
    expect(row?.senderKind).toBe('staff');
    await store.context.db.update(keptFiles).set({ senderKind: 'stranger' });
    store.setNow(new Date(testNow.getTime() + 2 * dayMs));
    await checkFiles(store.context);
    expect((await fetchFile(`${path(id, lot.id)}report/`, token)).status).toBe(200);
  });
});

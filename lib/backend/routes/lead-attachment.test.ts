import { readdir } from 'node:fs/promises';
import { attachmentRules } from '../../contract/lead-options.ts';
import { filesFolder } from '../providers/storage/storage.ts';
import { leadFixture } from '../testing/lead-fixture.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: ReturnType<typeof leadFixture>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = leadFixture(store);
});
afterAll(() => store.close());

const csv = 'country,litres\nUnited Kingdom,500\n';
const path = '/user/web/Exportlead/create/';

function formWith(...files: [content: BlobPart, name: string][]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fixture.company())) form.set(name, value as string);
  for (const [content, name] of files) form.append('attachment', new Blob([content]), name);
  return form;
}
const send = (body: FormData) => store.call('POST', path, { body });
const countFiles = async () =>
  (await readdir(filesFolder(store.context.env)).catch(() => [])).length;
const fetchFile = (number: unknown, token?: string) =>
  store.app.request(`/staff/leads/${Number(String(number).slice(4))}/attachment/`, {
    headers: { 'company-id': '33', ...(token && { authorization: `token ${token}` }) },
  });

describe('a file that comes with an export enquiry', () => {
  it('is kept under a name that nobody can guess and given to staff of enquiries alone', async () => {
    const { status, body } = await send(formWith([csv, '..\\Märkte 2026.csv']));
    expect(status).toBe(201);
    const row = await fixture.rowOf(body['number']);
    expect(row?.attachment).toMatch(/^closed-[0-9a-f]{32}\.csv$/);
    const open = await store.app.request(`/files/${row?.attachment}`, {
      headers: { 'company-id': '33' },
    });
    expect(open.status).toBe(404);

    const { token } = await makeCustomer(store);
    const others = await staffFixture(store, ['orders']);
    expect((await fetchFile(body['number'])).status).toBe(401);
    expect((await fetchFile(body['number'], token)).status).toBe(403);
    expect((await fetchFile(body['number'], others.token)).status).toBe(403);

    const staff = await staffFixture(store, ['leads']);
    const file = await fetchFile(body['number'], staff.token);
    expect([file.status, await file.text()]).toEqual([200, csv]);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'text/csv',
      'content-disposition': `attachment; filename="M_rkte 2026.csv"; filename*=UTF-8''M%C3%A4rkte%202026.csv`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    const bare = await send(formWith());
    expect((await fetchFile(bare.body['number'], staff.token)).status).toBe(404);
  });

  it.each([
    ['HTML that calls itself a PDF', '<html>', 'plan.pdf', 415, attachmentRules.wrongType],
    ['a program', 'MZ\u0000', 'plan.docx', 415, attachmentRules.wrongType],
    [
      'more than 5 MB',
      `%PDF-${'x'.repeat(attachmentRules.maxBytes)}`,
      'plan.pdf',
      413,
      attachmentRules.tooLarge,
    ],
  ])('is refused where it is %s, and nothing is kept', async (_, content, name, status, text) => {
    const before = await countFiles();
    const answer = await send(formWith([content, name]));
    expect([answer.status, answer.body['errors']]).toEqual([status, { attachment: [text] }]);
    expect(await countFiles()).toBe(before);
  });

  it('is one alone, and none where the field was left empty', async () => {
    const two = await send(formWith([csv, 'a.csv'], [csv, 'b.csv']));
    expect([two.status, two.body['errors']]).toEqual([400, { attachment: ['Choose at most 1'] }]);
    const { status, body } = await send(formWith(['', '']));
    expect(status).toBe(201);
    expect((await fixture.rowOf(body['number']))?.attachment).toBeNull();
  });

  it('goes where its enquiry is not written', async () => {
    const before = await countFiles();
    const form = formWith([csv, 'a.csv']);
    form.set('email', 'a@b');
    expect((await send(form)).status).toBe(400);
    form.set('email', 'full@example.in');
    await store.client.pool.query(
      `alter table leads add constraint never check (email <> 'full@example.in')`,
    );
    expect((await send(form)).status).toBe(500);
    await store.client.pool.query('alter table leads drop constraint never');
    expect(await countFiles()).toBe(before);
  });
});

import type { ImportLine, ProductImport } from '../../contract/staff-import.ts';
import { importProducts } from '../jobs/import-products.ts';
import { indexProducts } from '../jobs/index-now.ts';
import { csvLines } from '../services/product-export/csv-lines.ts';
import { waitingJobs } from './waiting-jobs.ts';
import { staffFixture } from './staff-fixture.ts';
import { companyId } from '../../contract/envelope.ts';
import type { Answer, TestStore } from './test-store.ts';

/** Sends product imports in tests of one store. */
export async function importFixture(store: TestStore) {
  const { token, customerId } = await staffFixture(store);
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    store.call(method, path, { token, ...(body !== undefined && { body }) });

  const send = (content: BlobPart, name = 'products.csv') => {
    const form = new FormData();
    form.append('file', new File([content], name));
    return call('POST', '/staff/product-imports/', form);
  };

  const read = async (id: number) =>
    (await call('GET', `/staff/product-imports/${id}/`)).body['data'] as ProductImport;

  const work = async (id: number) => {
    await importProducts(store.context, { importId: id });
    for (const payload of await waitingJobs(store, 'index_products')) {
      await indexProducts(store.context, payload);
    }
    return read(id);
  };

  return {
    token,
    customerId,
    call,
    send,
    read,
    work,
    /** Sends a file and runs its check. */
    check: async (content: BlobPart, name?: string): Promise<ProductImport> => {
      const answer = await send(content, name);
      if (answer.status !== 201) throw new Error(String(answer.body['message']));
      return work((answer.body['data'] as ProductImport).id);
    },
    apply: async (id: number, skipFaulty = false): Promise<ProductImport> => {
      const answer = await call('POST', `/staff/product-imports/${id}/apply/`, {
        skip_faulty: skipFaulty,
      });
      if (answer.status !== 200) throw new Error(String(answer.body['message']));
      return work(id);
    },
    lines: async (id: number, query = ''): Promise<ImportLine[]> =>
      (await call('GET', `/staff/product-imports/${id}/lines/?page_size=100${query}`)).body[
        'data'
      ] as ImportLine[],
    download: async (path: string): Promise<Uint8Array<ArrayBuffer>> => {
      const response = await store.app.request(path, {
        headers: { 'company-id': String(companyId), authorization: `token ${token}` },
      });
      if (response.status !== 200) throw new Error(await response.text());
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}

/** Builds a CSV from lines given by column title. */
export function buildCsv(lines: readonly Record<string, string>[]): string {
  const titles = [...new Set(lines.flatMap((line) => Object.keys(line)))];
  return csvLines([titles, ...lines.map((line) => titles.map((title) => line[title] ?? ''))]);
}

/** A valid line for a new product. */
export const newLine = (sku: string, more: Record<string, string> = {}) => ({
  SKU: sku,
  Name: `Import ${sku}`,
  Brand: 'Aranya',
  Category: 'Food > Spices and masalas > Ground spices',
  Form: 'Powder',
  MRP: '200',
  Price: '180',
  Stock: '12',
  HSN: '0910',
  'GST %': '5',
  'Net quantity': '100',
  Unit: 'g',
  Origin: 'India',
  Manufacturer: 'Aranya Foods, Anand',
  ...more,
});

import { readForStaticPage } from '../../api/server';
import { getElitePlan, type ElitePlan } from '../../contract/elite';

/** What a month of Elite costs. */
export async function readElitePlan(): Promise<ElitePlan> {
  const { data } = await readForStaticPage(
    getElitePlan,
    { tags: ['elite-plan'] },
    { status: true, data: { price: 0 } },
  );
  return data;
}

import { eq, sql } from 'drizzle-orm';
import { isOwnPath } from '../../../contract/site-paths.ts';
import type { RedirectInput, StaffRedirect } from '../../../contract/staff-redirect.ts';
import type { ServiceContext } from '../../context.ts';
import { redirects } from '../../db/schema/content.ts';
import { invalid } from '../../errors.ts';
import type { RecordType } from '../content/record-type.ts';
import { isLivePage } from '../page-meta/is-live-page.ts';
import { isSearch, movedPath, targetPath } from './redirect-path.ts';

type RedirectRow = typeof redirects.$inferSelect;

/** Addresses that have moved. No redirect leads to another one, and none in a circle. */
export const redirectRecordType: RecordType<RedirectRow, RedirectInput, StaffRedirect> = {
  name: 'Redirect',
  subject: 'redirect',
  table: redirects,
  searched: [redirects.fromPath, redirects.toPath],
  sorts: {
    from_path: redirects.fromPath,
    to_path: redirects.toPath,
    created_at: redirects.createdAt,
  },
  firstSort: 'from_path',
  toValues: async (context, input, before) => {
    // One after another: two that are made at once could lead to each other.
    await context.db.execute(sql`select pg_advisory_xact_lock(hashtext('redirects'))`);
    const fromPath = movedPath(input.from_path);
    await checkOrigin(context, fromPath);
    const toPath = await endOf(context, targetPath(input.to_path), before?.id);
    if (pathOf(toPath) === fromPath) throw invalid({ to_path: ['That would lead in a circle'] });
    if (!(await isLivePage(context, toPath))) {
      throw invalid({ to_path: ['No page of the shop stands at this address'] });
    }
    return { fromPath, toPath };
  },
  show: async (_, rows) =>
    rows.map((row) => ({
      id: row.id,
      version: row.version,
      from_path: row.fromPath,
      to_path: row.toPath,
      created_at: row.createdAt.toISOString(),
    })),
  effectOf: ({ before, after }) => ({
    tags: ['redirects'],
    paths: [before, after].flatMap((row) => (row && !isSearch(row.fromPath) ? row.fromPath : [])),
  }),
  taken: { field: 'from_path', message: 'This address has been sent on already: change that one' },
  afterChange: async ({ db }, { after }) => {
    // Whatever led here goes straight to the end from now on.
    if (!after) return;
    await db
      .update(redirects)
      .set({ toPath: after.toPath, version: sql`${redirects.version} + 1` })
      .where(eq(redirects.toPath, after.fromPath));
  },
};

const pathOf = (target: string) => target.replace(/[?#].*$/s, '');

/** 400 for what the shop would never leave for another page. */
async function checkOrigin(context: ServiceContext, fromPath: string): Promise<void> {
  if (isSearch(fromPath)) return;
  if (isOwnPath(fromPath)) {
    throw invalid({ from_path: ['This is a page of the shop itself: nobody would be sent on'] });
  }
  if (await isLivePage(context, fromPath)) {
    throw invalid({
      from_path: ['Something stands at this address: take that off before you send people on'],
    });
  }
}

/** Where an address leads to by the other redirects, in the end; itself where it has not moved. */
async function endOf(
  { db }: ServiceContext,
  target: string,
  ownId: number | undefined,
): Promise<string> {
  const [next] = await db
    .select({ id: redirects.id, toPath: redirects.toPath })
    .from(redirects)
    .where(eq(redirects.fromPath, pathOf(target)));
  return next && next.id !== ownId ? next.toPath : target;
}

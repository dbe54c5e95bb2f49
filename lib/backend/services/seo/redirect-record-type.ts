import { eq, sql } from 'drizzle-orm';
import { isOwnPath } from '../../../contract/find-page.ts';
import type { RedirectInput, StaffRedirect } from '../../../contract/staff-redirect.ts';
import type { ServiceContext } from '../../context.ts';
import { redirects } from '../../db/schema/content.ts';
import { invalid } from '../../errors.ts';
import type { RecordType } from '../content/record-type.ts';
import { isLivePage } from '../page-meta/get-page-meta.ts';
import { isSearch, movedPath, targetPath } from './find-redirect.ts';

type RedirectRow = typeof redirects.$inferSelect;

/** Record type of redirects. Chains are resolved when saved; circles are refused. */
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
    // Advisory lock: two redirects created at the same time could point to each other.
    await context.db.execute(sql`select pg_advisory_xact_lock(hashtext('redirects'))`);
    const fromPath = movedPath(input.from_path);
    await checkOrigin(context, fromPath);
    const toPath = await resolveTarget(context, targetPath(input.to_path), before?.id);
    if (withoutQuery(toPath) === fromPath)
      throw invalid({ to_path: ['This redirect would lead back to itself'] });
    if (!(await isLivePage(context, toPath))) {
      throw invalid({ to_path: ['The shop has no page at this address'] });
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
  taken: { field: 'from_path', message: 'This address already has a redirect. Edit that one.' },
  afterChange: async ({ db }, { after }) => {
    // Redirects that pointed to this address now point directly to the target.
    if (!after) return;
    await db
      .update(redirects)
      .set({ toPath: after.toPath, version: sql`${redirects.version} + 1` })
      .where(eq(redirects.toPath, after.fromPath));
  },
};

const withoutQuery = (target: string) => target.replace(/[?#].*$/s, '');

/** Throws 400 for an address that is a page of the shop. */
async function checkOrigin(context: ServiceContext, fromPath: string): Promise<void> {
  if (isSearch(fromPath)) return;
  if (isOwnPath(fromPath)) {
    throw invalid({ from_path: ['This is a page of the shop, so it can’t redirect'] });
  }
  if (await isLivePage(context, fromPath)) {
    throw invalid({
      from_path: ['The shop still has a page at this address. Remove the page first.'],
    });
  }
}

/** Resolves a target with the other redirects; returns it unchanged if it is not redirected. */
async function resolveTarget(
  { db }: ServiceContext,
  target: string,
  ownId: number | undefined,
): Promise<string> {
  const [next] = await db
    .select({ id: redirects.id, toPath: redirects.toPath })
    .from(redirects)
    .where(eq(redirects.fromPath, withoutQuery(target)));
  return next && next.id !== ownId ? next.toPath : target;
}

import * as calls from '../../contract/staff-lead.ts';
import { asAttachment, sandboxed } from '../http/attachment-header.ts';
import { fromReader } from '../db/reader/from-reader.ts';
import { serveDownload } from '../http/download.ts';
import type { PathParams } from '../http/path-params.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
import { addNote, changeNote, removeNote } from '../services/lead/write-note.ts';
import { changeLead } from '../services/lead/change-lead.ts';
import { listLeads } from '../services/lead/list-leads.ts';
import { listOwners } from '../services/lead/list-owners.ts';
import { readAttachment, readLead } from '../services/lead/read-lead.ts';
import { replyToLead } from '../services/lead/reply-to-lead.ts';
import { toLead, toLeadRow } from '../services/lead/serialize.ts';

const answer = (...lead: Parameters<typeof toLead>) => ({ data: toLead(...lead) });

const noteTarget = ({ idParam }: PathParams) => ({
  leadId: idParam('id', 'Enquiry'),
  number: idParam('number', 'Note'),
});

export function staffLeadRoutes(router: Router): void {
  route(router, calls.listStaffLeads, async ({ context, caller, query }) => {
    const page = await listLeads(await fromReader(context), caller, query);
    return { ...page, data: page.data.map(toLeadRow) };
  });
  dataRoute(router, calls.listLeadOwners, ({ context }) => listOwners(context));
  route(router, calls.getStaffLead, async ({ context, caller, idParam }) =>
    answer(caller, await readLead(context, idParam('id', 'Enquiry'))),
  );
  route(router, calls.changeLead, async ({ context, caller, idParam, body }) =>
    answer(caller, await changeLead(context, caller, idParam('id', 'Enquiry'), body)),
  );
  route(router, calls.addLeadNote, async ({ context, caller, idParam, body }) => ({
    message: 'Note added',
    ...answer(caller, await addNote(context, caller, idParam('id', 'Enquiry'), body)),
  }));
  route(router, calls.changeLeadNote, async ({ context, caller, body, ...params }) =>
    answer(caller, await changeNote(context, caller, noteTarget(params), body)),
  );
  route(router, calls.removeLeadNote, async ({ context, caller, ...params }) =>
    answer(caller, await removeNote(context, caller, noteTarget(params))),
  );
  route(router, calls.replyToLead, async ({ context, caller, idParam, body }) => ({
    message: 'Reply sent',
    ...answer(caller, await replyToLead(context, caller, idParam('id', 'Enquiry'), body)),
  }));
  serveDownload(router, calls.getLeadAttachment, async ({ context, idParam }) => {
    const { bytes, type, title } = await readAttachment(context, idParam('id', 'File'));
    return { bytes, type, headers: { ...sandboxed, ...asAttachment(title) } };
  });
}

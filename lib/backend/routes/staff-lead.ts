import { isId } from '../../contract/is-id.ts';
import * as calls from '../../contract/staff-lead.ts';
import { attachmentHeader } from '../http/attachment-header.ts';
import { fromReader } from '../db/reader/from-reader.ts';
import { serveDownload } from '../http/download.ts';
import { notFound } from '../errors.ts';
import { route, type Router } from '../http/route.ts';
import { addNote, changeNote, removeNote } from '../services/lead/write-note.ts';
import { changeLead } from '../services/lead/change-lead.ts';
import { listLeads } from '../services/lead/list-leads.ts';
import { listOwners } from '../services/lead/list-owners.ts';
import { readAttachment, readLead } from '../services/lead/read-lead.ts';
import { replyToLead } from '../services/lead/reply-to-lead.ts';
import { toLead, toLeadRow } from '../services/lead/serialize.ts';

export function staffLeadRoutes(router: Router): void {
  route(router, calls.listStaffLeads, async ({ context, caller, query }) => {
    const page = await listLeads(await fromReader(context), caller, query);
    return { ...page, data: page.data.map(toLeadRow) };
  });
  route(router, calls.listLeadOwners, async ({ context }) => ({ data: await listOwners(context) }));
  route(router, calls.getStaffLead, async ({ context, caller, idParam }) => ({
    data: toLead(caller, await readLead(context, idParam('id', 'Enquiry'))),
  }));
  route(router, calls.changeLead, async ({ context, caller, idParam, body }) => ({
    data: toLead(caller, await changeLead(context, caller, idParam('id', 'Enquiry'), body)),
  }));
  route(router, calls.addLeadNote, async ({ context, caller, idParam, body }) => ({
    message: 'Note added',
    data: toLead(caller, await addNote(context, caller, idParam('id', 'Enquiry'), body)),
  }));
  route(router, calls.changeLeadNote, async ({ context, caller, idParam, body }) => {
    const which = { leadId: idParam('id', 'Enquiry'), number: idParam('number', 'Note') };
    return { data: toLead(caller, await changeNote(context, caller, which, body)) };
  });
  route(router, calls.removeLeadNote, async ({ context, caller, idParam }) => {
    const which = { leadId: idParam('id', 'Enquiry'), number: idParam('number', 'Note') };
    return { data: toLead(caller, await removeNote(context, caller, which)) };
  });
  route(router, calls.replyToLead, async ({ context, caller, idParam, body }) => ({
    message: 'Reply sent',
    data: toLead(caller, await replyToLead(context, caller, idParam('id', 'Enquiry'), body)),
  }));
  serveDownload(router, calls.getLeadAttachment, async ({ context, param }) => {
    const id = param('id');
    if (!isId(id)) throw notFound('File');
    const { bytes, type, title } = await readAttachment(context, Number(id));
    return {
      bytes,
      type,
      headers: {
        'Content-Disposition': attachmentHeader(title),
        'Content-Security-Policy': "default-src 'none'; sandbox",
      },
    };
  });
}

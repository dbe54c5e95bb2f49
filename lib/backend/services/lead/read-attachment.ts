import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { leads } from '../../db/schema/service.ts';
import { notFound } from '../../errors.ts';
import { openStorage } from '../../providers/storage/storage.ts';
import { attachmentTypes, type AttachmentEnding } from './attachment-type.ts';

export interface AttachedFile {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
  /** File name given by its sender. */
  title: string;
}

/** Returns the attachment of a lead; 404 if there is none. */
export async function readAttachment(
  { db, env }: ServiceContext,
  id: number,
): Promise<AttachedFile> {
  const [lead] = await db
    .select({ name: leads.attachment, title: leads.attachmentName })
    .from(leads)
    .where(eq(leads.id, id));
  const file = lead?.name ? await openStorage(env).read(lead.name) : undefined;
  if (!lead?.name || !file) throw notFound('File');
  const ending = lead.name.split('.').at(-1) as AttachmentEnding;
  return { ...file, type: attachmentTypes[ending], title: lead.title ?? lead.name };
}

import type { AttachmentEnding } from './attachment-type.ts';

const longest = 120;
const same: Partial<Record<AttachmentEnding, RegExp>> = { jpg: /\.jpe?g$/i };

/**
 * Returns a safe display name of an uploaded file: without folders and forbidden characters, with
 * the extension of its content type.
 */
export function attachmentTitle(sent: string, ending: AttachmentEnding): string {
  const plain = (sent.split(/[\\/]/).at(-1) ?? '')
    .normalize('NFC')
    .replace(/[\p{C}<>:"|?*]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+/, '');
  const pattern = same[ending] ?? new RegExp(`\\.${ending}$`, 'i');
  const name = plain.replace(pattern, '');
  const short = [...name].slice(0, longest).join('').trim();
  return `${short || 'attachment'}.${ending}`;
}

import type { AttachmentEnding } from './attachment-type.ts';

const longest = 120;
const same: Partial<Record<AttachmentEnding, RegExp>> = { jpg: /\.jpe?g$/i };

/** What a file is called that somebody sent: without folders and signs that no name has, and with the ending that its content asks for. */
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

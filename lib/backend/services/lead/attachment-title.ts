import type { AttachmentEnding } from './attachment-type.ts';

const longest = 120;
const otherEndings: Partial<Record<AttachmentEnding, string>> = { jpg: 'jpeg' };

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
  const known = [ending, otherEndings[ending]].find((one) =>
    plain.toLowerCase().endsWith(`.${one}`),
  );
  const name = known ? plain.slice(0, -known.length - 1) : plain;
  const short = [...name].slice(0, longest).join('').trim();
  return `${short || 'attachment'}.${ending}`;
}

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

const startsWith = (bytes: Uint8Array, at: number, ...expected: number[]) =>
  expected.every((byte, index) => bytes[at + index] === byte);

/** Detects the picture type by magic bytes, not by file name or header; undefined if unknown. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  if (startsWith(bytes, 0, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (startsWith(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  // `RIFF`, four bytes of length, `WEBP`.
  if (
    startsWith(bytes, 0, 0x52, 0x49, 0x46, 0x46) &&
    startsWith(bytes, 8, 0x57, 0x45, 0x42, 0x50)
  ) {
    return 'image/webp';
  }
  return undefined;
}

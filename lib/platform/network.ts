/** Network Information API; not in every browser. */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

declare global {
  interface Navigator {
    connection?: NetworkInformation;
  }
}

const slowTypes = ['slow-2g', '2g', '3g'];

export function mayPrefetch(): boolean {
  if (typeof navigator === 'undefined' || !navigator.connection) return true;
  const { saveData = false, effectiveType = '4g' } = navigator.connection;
  return !saveData && !slowTypes.includes(effectiveType);
}

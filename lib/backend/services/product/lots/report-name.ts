import { buildPath } from '../../../../contract/endpoint.ts';
import { getLotReport } from '../../../../contract/product-lot.ts';

/* A report is kept under a closed name: `/files/{name}` serves files whatever their product is. */
const closed = 'closed-';

/** Returns the public path of a report by its name in the storage. */
export const reportPathOf = (name: string): string =>
  buildPath(getLotReport, { name: name.slice(closed.length) });

/** Returns the name in the storage by the name in the path; undefined if it is not valid. */
export const reportNameOf = (name: string): string | undefined =>
  /^[0-9a-f]{32}\.pdf$/.test(name) ? `${closed}${name}` : undefined;

/** Maximum reports logged per body. */
const maxReports = 5;
/** Maximum characters per field. */
const maxCharacters = 200;

interface Violation {
  page: string;
  directive: string;
  blocked: string;
  source: string;
  line: number | null;
}

/**
 * Converts CSP reports (`report-to` list or `report-uri`) to JSON lines, one per violation; [] if
 * the body is invalid. Keeps only the first path segment of URLs, because URLs may contain tokens,
 * and no control characters, so that a record stays one line (log injection).
 */
export function reportLines(body: string): string[] {
  return reportsOf(body)
    .slice(0, maxReports)
    .map((report) => JSON.stringify(toViolation(report)));
}

type Fields = Record<string, unknown>;

function reportsOf(body: string): Fields[] {
  let given: unknown;
  try {
    given = JSON.parse(body);
  } catch {
    return [];
  }
  if (Array.isArray(given)) {
    return given
      .filter((one) => isFields(one) && one['type'] === 'csp-violation')
      .map((one) => (one as Fields)['body'])
      .filter(isFields);
  }
  return isFields(given) ? [given['csp-report']].filter(isFields) : [];
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function toViolation(report: Fields): Violation {
  const first = (...names: string[]) => names.map((name) => report[name]).find(Boolean);
  const line = first('lineNumber', 'line-number');
  return {
    page: clean(first('documentURL', 'document-uri')),
    directive: clean(first('effectiveDirective', 'effective-directive', 'violated-directive')),
    blocked: clean(first('blockedURL', 'blocked-uri')),
    source: clean(first('sourceFile', 'source-file')),
    line: typeof line === 'number' && Number.isSafeInteger(line) ? line : null,
  };
}

/** Only the first segment of the shop's own URLs is logged, because the rest may be a token. */
function clean(value: unknown): string {
  if (typeof value !== 'string') return '';
  const plain = value.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '');
  const { origin, pathname } = URL.canParse(plain)
    ? new URL(plain)
    : { origin: null, pathname: '' };
  // A keyword such as "inline", or a URL without a host such as data:…
  if (origin === null || origin === 'null')
    return plain.split(/[:?#]/, 1).join('').slice(0, maxCharacters);
  const [, kind = ''] = pathname.split('/');
  return `${origin}${pathname.startsWith('/_next/') ? pathname : `/${kind}`}`.slice(
    0,
    maxCharacters,
  );
}

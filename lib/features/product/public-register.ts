/** Pages on which anybody looks up a certificate, by a word of its line. */
const registers: readonly [RegExp, string][] = [
  [/\bNPOP\b/i, 'https://apeda.gov.in/apedawebsite/TracenetOrganic/TraceNet.htm'],
  [/\bPGS\b/i, 'https://pgsindia-ncof.gov.in/'],
  [/\bFSSAI\b|^\d{14}$/i, 'https://foscos.fssai.gov.in/'],
];

/** Returns a certificate with an address that shows it: its own, else that of its public register. */
export function withRegister(certificate: string): string {
  if (certificate.includes('https://')) return certificate;
  const found = registers.find(([word]) => word.test(certificate));
  return found ? `${certificate} ${found[1]}` : certificate;
}

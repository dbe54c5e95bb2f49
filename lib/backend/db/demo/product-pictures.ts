/** Those whose third picture shows what is inside. */
const opened = new Set(
  `
  TU-0214 MR-0118 CO-0126 PE-0203 EL-0207 DA-0211 JE-0219 GM-0305
  ME-0318 PL-0401 RI-0502 RI-0508 NA-0515 DL-0052 DL-0058 DL-0063
  DL-0067 DL-0071 HN-0107 HN-0116 JG-0701 JG-0706 MI-0712 TE-0331
  CH-0290 TE-0337 TE-0342 HT-0355 HT-0359 CF-0381 CF-0385 GH-0901
  BR-1003 BR-1008 NS-1101 NS-1105 NS-1109 PI-1202 PI-1207 PI-1212
  AV-0112 AV-0121 AV-0130 AV-0205 TB-0214 AV-0216 AV-0222 TB-0226
  TB-0246 TB-0256 AV-0315 SK-0171 SK-0177 SK-0184 HC-0142 HC-0145
  HC-0149 SP-0051 SP-0055 GF-0647 CL-0804 PJ-0904
`
    .trim()
    .split(/\s+/),
);

/** The public paths of a product's pictures: front, angle and, for some, the contents. */
export function productPictures(sku: string): string[] {
  const numbers = opened.has(sku) ? [1, 2, 3] : [1, 2];
  return numbers.map((number) => `/pictures/products/${sku.toLowerCase()}-${number}.webp`);
}

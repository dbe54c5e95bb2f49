/** Products that the posts of the demo link at their end: SKUs by slug of the post. */
export const postProducts: Readonly<Record<string, readonly string[]>> = {
  'amla-in-winter': ['JU-0301', 'TB-0226', 'HC-0145'],
  'bilona-ghee': ['GH-0901', 'GH-0904', 'GH-0908'],
  'four-tulsis': ['TE-0337', 'AV-0211', 'TB-0214', 'SP-0033'],
  'gifts-that-get-finished': ['GF-0601', 'GF-0607', 'GF-0624', 'GF-0641'],
  'groundnut-year': ['OL-0802'],
  'honey-that-sets': ['HN-0107', 'HN-0112', 'HN-0116', 'HN-0121'],
  'monsoon-hair': ['HC-0101', 'HC-0106', 'HC-0145', 'HC-0131'],
  'one-pot-millets': ['NA-0515', 'JH-0518', 'FL-0609'],
  'soapnut-wash': ['CL-0804', 'CL-0801'],
  'spices-that-last': ['TU-0214', 'MR-0118', 'JE-0219', 'GM-0305'],
  'summer-glasses': ['BR-1016', 'HT-0359', 'JE-0219'],
  'what-one-leaf-becomes': ['TE-0331', 'TE-0342', 'TE-0337'],
};

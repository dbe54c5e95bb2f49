const words: Readonly<Record<string, string>> = {
  'Quotation Sent': 'Awaiting confirmation',
  'Sales Order': 'Confirmed',
};

/** The sale status of an order as customers read it; that of another store as it is. */
export const saleStatusText = (status: string): string => words[status] ?? status;

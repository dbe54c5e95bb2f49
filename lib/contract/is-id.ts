/** Whether a text is the id of a record: up to nine digits, which fit a PostgreSQL integer. */
export const isId = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);

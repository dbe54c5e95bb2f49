/** Job key of a message that is queued again: it is not sent by two jobs of this kind. */
export const sendingKey = (messageId: number): string => `send ${messageId}`;

export const loginReason = 'Log in to ask a question.';

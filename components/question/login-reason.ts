export const loginReason = 'Please login to ask a question!';

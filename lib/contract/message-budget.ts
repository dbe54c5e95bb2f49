/** How many SMS and mails strangers and customers may cause; set by the owner. 0: no limit. */
export const messageBudgets = {
  sms_per_hour: { label: 'SMS per hour', channel: 'sms', hours: 1 },
  sms_per_day: { label: 'SMS per day', channel: 'sms', hours: 24 },
  mails_per_hour: { label: 'Emails per hour', channel: 'email', hours: 1 },
  mails_per_day: { label: 'Emails per day', channel: 'email', hours: 24 },
} as const;
export type BudgetName = keyof typeof messageBudgets;
export const budgetNames = Object.keys(messageBudgets) as readonly BudgetName[];

export const eachBudget = <T>(make: (name: BudgetName) => T): Record<BudgetName, T> => ({
  sms_per_hour: make('sms_per_hour'),
  sms_per_day: make('sms_per_day'),
  mails_per_hour: make('mails_per_hour'),
  mails_per_day: make('mails_per_day'),
});

/** The two accounts of a demo shop; their password is printed at start. */
export const demoAccounts = {
  customer: { username: 'demo', email: 'demo@runmart.local', role: 'customer' },
  operator: { username: 'operator', email: 'operator@runmart.local', role: 'operator' },
} as const

/** The two accounts of a demo shop; the start prints their password. */
export const demoAccounts = {
  customer: { username: 'demo', email: 'demo@runmart.local', role: 'customer' },
  operator: { username: 'operator', email: 'operator@runmart.local', role: 'operator' },
} as const

/** What an operator may work on, by area. Owners have all of them, and alone decide about operators. */
export const rights = ['orders', 'money', 'catalog', 'content', 'customers', 'reports', 'settings'] as const
export type Right = (typeof rights)[number]

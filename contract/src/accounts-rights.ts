/** What an operator may work on, by area. Owners have all of them, and alone decide about operators. */
export const rights = ['orders', 'money', 'catalog', 'content', 'customers', 'reports', 'settings'] as const
export type Right = (typeof rights)[number]

/** What people in shops usually do, as areas that one press chooses. Nothing of it is stored: somebody has rights. */
export const readyRoles = {
  support: ['orders', 'customers'],
  cashier: ['money', 'customers'],
  editor: ['catalog', 'content'],
  manager: rights.filter((it) => it !== 'settings'),
} as const satisfies Record<string, readonly Right[]>

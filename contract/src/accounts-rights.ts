/** The areas that an operator may work in. Owners have all of them, and only owners decide about operators. */
export const rights = ['orders', 'money', 'catalog', 'content', 'customers', 'reports', 'settings'] as const
export type Right = (typeof rights)[number]

/** Common roles, as sets of rights that one press selects. The server stores only rights. */
export const readyRoles = {
  support: ['orders', 'customers'],
  cashier: ['money', 'customers'],
  editor: ['catalog', 'content'],
  manager: rights.filter((it) => it !== 'settings'),
} as const satisfies Record<string, readonly Right[]>

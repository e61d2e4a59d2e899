import { type Right, rights } from '@runmart/contract/accounts-rights'

/** What people in shops usually do, as areas that one press chooses. Nothing of it is stored: somebody has rights. */
export const readyRoles = {
  support: ['orders', 'customers'],
  cashier: ['money', 'customers'],
  editor: ['catalog', 'content'],
  manager: rights.filter((it) => it !== 'settings'),
} as const satisfies Record<string, readonly Right[]>

export type ReadyRole = keyof typeof readyRoles
export const readyRoleNames = Object.keys(readyRoles) as ReadyRole[]

/** The role with exactly these rights, if there is one. */
export function roleOf(granted: readonly Right[]): ReadyRole | null {
  const isSame = (areas: readonly Right[]) =>
    areas.length === granted.length && areas.every((it) => granted.includes(it))
  return readyRoleNames.find((it) => isSame(readyRoles[it])) ?? null
}

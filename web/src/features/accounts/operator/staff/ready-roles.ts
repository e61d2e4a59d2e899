import { type Right, readyRoles } from '@runmart/contract/accounts-rights'

export type ReadyRole = keyof typeof readyRoles
export const readyRoleNames = Object.keys(readyRoles) as ReadyRole[]

/** The ready role with exactly these rights, or null. */
export function roleOf(granted: readonly Right[]): ReadyRole | null {
  const isSame = (areas: readonly Right[]) =>
    areas.length === granted.length && areas.every((it) => granted.includes(it))
  return readyRoleNames.find((it) => isSame(readyRoles[it])) ?? null
}

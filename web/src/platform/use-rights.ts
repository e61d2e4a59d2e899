import type { Right } from '@runmart/contract/accounts-rights'
import { useSession } from './session.ts'

/** Whether the signed-in operator may work on something; owners may everything. The server decides for itself. */
export function useRights(): (right: Right | 'owner') => boolean {
  const { user } = useSession()
  return (right) => Boolean(user && (user.isOwner || (right !== 'owner' && user.rights.includes(right))))
}

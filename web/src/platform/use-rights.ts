import type { AnyEndpoint } from '@runmart/contract/endpoint'
import { useSession } from './session.ts'

/** Whether the signed-in operator may work on something; owners may everything, `any` is for all of them. The server decides for itself. */
export function useRights(): (right: NonNullable<AnyEndpoint['right']>) => boolean {
  const { user } = useSession()
  return (right) => Boolean(user && (user.isOwner || right === 'any' || user.rights.some((it) => it === right)))
}

import type { AnyEndpoint } from '@runmart/contract/endpoint'
import { useSession } from './session.ts'

/**
 * Whether the signed-in operator has a right. Owners have all, and every operator has `any`. The server checks again.
 */
export function useRights(): (right: NonNullable<AnyEndpoint['right']>) => boolean {
  const { user } = useSession()
  return (right) => Boolean(user && (user.isOwner || right === 'any' || user.rights.some((it) => it === right)))
}

import type { TextKind } from '@runmart/contract/content-texts'
import { useLocation } from 'react-router'
import { operatorPaths } from '#platform/operator-paths.ts'

/** Reads from the address if this is a page or a post. */
export function useTextKind(): TextKind {
  return useLocation().pathname.startsWith(operatorPaths.texts('post')) ? 'post' : 'page'
}

import type { TextKind } from '@runmart/contract/content-texts'
import { useLocation } from 'react-router'
import { operatorPaths } from '#platform/operator-paths.ts'

/** Whether the address is one of pages or of posts. */
export function useTextKind(): TextKind {
  return useLocation().pathname.startsWith(operatorPaths.texts('post')) ? 'post' : 'page'
}

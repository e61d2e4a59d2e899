import { useSyncExternalStore } from 'react'

/** Whether somebody can see this page: browsers keep few connections open at once, and one nobody looks at needs none. */
export function useVisible(): boolean {
  return useSyncExternalStore(listen, isVisible, isVisible)
}

const isVisible = () => !document.hidden

function listen(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

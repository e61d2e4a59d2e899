import { useSyncExternalStore } from 'react'

/** Whether this page is visible. Browsers keep few connections open at once, and a hidden page needs none. */
export function useVisible(): boolean {
  return useSyncExternalStore(listen, isVisible, isVisible)
}

const isVisible = () => !document.hidden

function listen(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

import type { AnyEndpoint } from '@runmart/contract/endpoint'
import { useEffect } from 'react'
import { stale } from './stale.ts'

const ASK_AGAIN_MS = 3_000

/** Has something asked again at once and every few seconds while somebody decides about it: it moves by itself. */
export function useFreshWhile(isWanted: boolean, endpoint: AnyEndpoint): void {
  useEffect(() => {
    if (!isWanted) return
    stale(endpoint)
    const timer = setInterval(() => stale(endpoint), ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isWanted, endpoint])
}

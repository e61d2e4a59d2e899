import type { AnyEndpoint } from '@runmart/contract/endpoint'
import { useEffect } from 'react'
import { invalidate } from './invalidate.ts'

const ASK_AGAIN_MS = 3_000

/** Has something asked again at once and every few seconds while somebody decides about it: it moves by itself. */
export function useInvalidateWhile(isWanted: boolean, endpoint: AnyEndpoint): void {
  useEffect(() => {
    if (!isWanted) return
    invalidate(endpoint)
    const timer = setInterval(() => invalidate(endpoint), ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isWanted, endpoint])
}

import type { AnyEndpoint } from '@runmart/contract/endpoint'
import { useEffect, useEffectEvent } from 'react'
import { invalidate } from './invalidate.ts'

const LOOK_AGAIN_MS = 15_000

/** Asks again every few seconds while somebody looks, for what nobody tells live. */
export function useInvalidateInterval(...endpoints: AnyEndpoint[]): void {
  const look = useEffectEvent(() => {
    if (!document.hidden) invalidate(...endpoints)
  })
  useEffect(() => {
    const timer = setInterval(() => look(), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [])
}

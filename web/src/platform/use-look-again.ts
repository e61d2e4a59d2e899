import type { AnyEndpoint } from '@runmart/contract/endpoint'
import { useEffect, useEffectEvent } from 'react'
import { stale } from './stale.ts'

const LOOK_AGAIN_MS = 15_000

/** Asks again every few seconds while somebody looks, for what nobody tells live. */
export function useLookAgain(...endpoints: AnyEndpoint[]): void {
  const look = useEffectEvent(() => {
    if (!document.hidden) stale(...endpoints)
  })
  useEffect(() => {
    const timer = setInterval(() => look(), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [])
}

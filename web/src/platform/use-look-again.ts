import type { AnyEndpoint } from '@runmart/contract/endpoint'
import { useEffect } from 'react'
import { stale } from './stale.ts'

const LOOK_AGAIN_MS = 15_000

/** Asks again every few seconds while somebody looks, for what nobody tells live. */
export function useLookAgain(...endpoints: AnyEndpoint[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: endpoints are constants of the contract
  useEffect(() => {
    const timer = setInterval(() => document.hidden || stale(...endpoints), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [])
}

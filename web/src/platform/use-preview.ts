import type { AnyEndpoint, CallOf, DataOf } from '@runmart/contract/endpoint'
import { useEffect, useState } from 'react'
import { sendAct } from './send-act.ts'

type Preview<Data> = { preview: Data | null; error: string | null; retry: () => void }

/** Asks the server what an action would do, again whenever `about` has changed. */
export function usePreview<E extends AnyEndpoint>(
  endpoint: E,
  toInput: () => CallOf<E>,
  about: readonly unknown[],
): Preview<DataOf<E>> {
  const [preview, setPreview] = useState<DataOf<E> | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    let isCurrent = true
    setError(null)
    void sendAct(endpoint, toInput()).then((answer) => {
      if (!isCurrent) return
      if (answer.success) setPreview(answer.data)
      else setError(answer.error)
    })
    return () => {
      isCurrent = false
    }
  }, [...about, attempt])
  return { preview, error, retry: () => setAttempt(attempt + 1) }
}

import type { Answer } from '@runmart/contract/client'
import { useEffect, useState } from 'react'
import { handleAnswer } from './handle-answer.ts'

type Preview<Data> = { preview: Data | null; error: string | null; retry: () => void }

/** Asks what an act would do before it is done, anew when what it is about has changed. */
export function usePreview<Data>(ask: () => Promise<Answer<Data>>, about: readonly unknown[]): Preview<Data> {
  const [preview, setPreview] = useState<Data | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    let isCurrent = true
    setError(null)
    void handleAnswer(ask(), { refusals: 'inline' }).then((answer) => {
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

import type { Answer } from '@runmart/contract/client'
import { useState } from 'react'

/** Saves the delivered counts, in total or per link, without confirmation: no money moves. */
export function useSaveProgress<Body>(send: (body: Body) => Promise<Answer<unknown>>) {
  const [error, setError] = useState<string | null>(null)
  const save = async (body: Body): Promise<boolean> => {
    setError(null)
    const answer = await send(body)
    if (!answer.success) setError([answer.error, ...Object.values(answer.data?.fields ?? {})].join(' '))
    return answer.success
  }
  return { save, error }
}

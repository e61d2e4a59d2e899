import type { Answer, CallArgs } from '@runmart/contract/client'
import type { AnyEndpoint, DataOf } from '@runmart/contract/endpoint'
import { useCallback, useState } from 'react'
import { call } from './api.ts'
import { type Shown, handleAnswer } from './handle-answer.ts'

/** Sends a change: `const { send, sending } = useApiMutation(accounts.endSession)`. Shows the answer as a toast, unless `inline`. */
export function useApiMutation<E extends AnyEndpoint>(endpoint: E, { success, refusals }: Shown = {}) {
  const [sending, setSending] = useState(false)
  const send = useCallback(
    async (...args: CallArgs<E>): Promise<Answer<DataOf<E>>> => {
      setSending(true)
      const answer = await handleAnswer(call(endpoint, ...args), {
        ...(success && { success }),
        ...(refusals && { refusals }),
      })
      setSending(false)
      return answer
    },
    [endpoint, success, refusals],
  )
  return { send, sending }
}

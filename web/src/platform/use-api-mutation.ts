import type { Answer, CallArgs } from '@runmart/contract/client'
import type { AnyEndpoint, DataOf } from '@runmart/contract/endpoint'
import { useCallback, useState } from 'react'
import { call } from './api.ts'
import { type HandleOptions, handleAnswer } from './handle-answer.ts'

/** Something the person does: `const { send, sending } = useApiMutation(accounts.endSession)`. Its answer is shown by itself. */
export function useApiMutation<E extends AnyEndpoint>(endpoint: E, { refusals }: HandleOptions = {}) {
  const [sending, setSending] = useState(false)
  const send = useCallback(
    async (...args: CallArgs<E>): Promise<Answer<DataOf<E>>> => {
      setSending(true)
      const answer = await handleAnswer(call(endpoint, ...args), refusals ? { refusals } : {})
      setSending(false)
      return answer
    },
    [endpoint, refusals],
  )
  return { send, sending }
}

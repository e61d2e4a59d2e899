import { notifications } from '@runmart/contract/notifications'
import { useState } from 'react'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { invalidate } from '#platform/query-client.ts'
import { showToast } from '#platform/toasts.ts'

/** Ends the kind of mail that a token names; what does not get through can be pressed again. */
export function useUnsubscribe(token: string) {
  const [state, setState] = useState<'open' | 'sending' | 'done' | 'dead'>('open')
  const stop = async () => {
    setState('sending')
    const answer = await handleAnswer(call(notifications.unsubscribe, { query: { token } }), { refusals: 'inline' })
    if (answer.success) invalidate(notifications.settings)
    else if (answer.code !== 'LINK_INVALID') showToast('error', answer.error)
    setState(answer.success ? 'done' : answer.code === 'LINK_INVALID' ? 'dead' : 'open')
  }
  return { state, stop }
}

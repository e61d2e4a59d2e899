import type { Answer } from '@runmart/contract/client'
import { expireSession, isExpired } from './expire-session.ts'
import { currentTranslations } from './language.tsx'
import { showToast } from './toasts.ts'
import { tokens } from './tokens.ts'

/** Where the server's sentences appear; `inline`: the caller shows them itself. */
export type Shown = { success?: 'toast' | 'inline'; refusals?: 'toast' | 'inline' }

/** Shows the server's sentence, or that the server is unreachable. Never throws: a failed call becomes a refusal. */
export async function handleAnswer<Data>(
  calling: Promise<Answer<Data>>,
  { success = 'toast', refusals = 'toast' }: Shown = {},
): Promise<Answer<Data>> {
  const answer = await calling.catch(unreachable<Data>)
  if (answer.success) {
    if (answer.message && success === 'toast') showToast('success', answer.message)
    return answer
  }
  if (isExpired(answer)) {
    expireSession()
    // The API's sentence is for programs; forms show people the translated one.
    return { ...answer, error: currentTranslations().t('shell.tokenExpired') }
  }
  const error = answer.error || currentTranslations().t('shell.somethingWrong')
  if (refusals === 'toast') showToast('error', error)
  // The session ended elsewhere; another try cannot help.
  if (answer.code === 'UNAUTHENTICATED' && tokens.access()) tokens.clear()
  return { ...answer, error }
}

function unreachable<Data>(problem: unknown): Answer<Data> {
  const thrown = problem instanceof Error ? problem.message : ''
  const error = thrown || currentTranslations().t('shell.unreachable')
  return { success: false, status: 0, message: error, data: null, error, code: 'UNAVAILABLE' }
}

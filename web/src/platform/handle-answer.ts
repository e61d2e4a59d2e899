import type { Answer } from '@runmart/contract/client'
import { expireSession, isExpired } from './expire-session.ts'
import { currentTranslations } from './language.tsx'
import { showToast } from './toasts.ts'
import { tokens } from './tokens.ts'

/** `inline`: the caller shows it itself, where it belongs. */
export type HandleOptions = { success?: 'notice' | 'inline'; refusals?: 'notice' | 'inline' }

/**
 * The one wrapper around every call that a person makes: shows the server's sentence, or why it could not be reached.
 * Never throws; a call that could not be made becomes a refusal.
 */
export async function handleAnswer<Data>(
  calling: Promise<Answer<Data>>,
  { success = 'notice', refusals = 'notice' }: HandleOptions = {},
): Promise<Answer<Data>> {
  const answer = await calling.catch(unreachable<Data>)
  if (answer.success) {
    if (answer.message && success === 'notice') showToast('success', answer.message)
    return answer
  }
  if (isExpired(answer)) {
    expireSession()
    // The API's own sentence is for programs; a form shows people theirs.
    return { ...answer, error: currentTranslations().t('shell.tokenExpired') }
  }
  const error = answer.error || currentTranslations().t('shell.somethingWrong')
  if (refusals === 'notice') showToast('error', error)
  // The session was ended somewhere else; trying again cannot help.
  if (answer.code === 'UNAUTHENTICATED' && tokens.access()) tokens.clear()
  return { ...answer, error }
}

function unreachable<Data>(problem: unknown): Answer<Data> {
  const thrown = problem instanceof Error ? problem.message : ''
  const error = thrown || currentTranslations().t('shell.unreachable')
  return { success: false, status: 0, message: error, data: null, error, code: 'UNAVAILABLE' }
}

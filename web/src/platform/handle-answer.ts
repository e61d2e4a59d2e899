import type { Answer } from '@runmart/contract/client'
import { notify } from '#ui/notify.ts'
import { expireSession, isExpired } from './expire-session.ts'
import { currentTranslations } from './language.tsx'
import { tokens } from './tokens.ts'

/** `inline`: the caller shows refusals itself, where they belong. */
export type HandleOptions = { refusals?: 'notice' | 'inline' }

/**
 * The one wrapper around every call that a person makes: shows what the server says, or why it could not be asked.
 * Never throws; a call that could not be made becomes a refusal.
 */
export async function handleAnswer<Data>(
  calling: Promise<Answer<Data>>,
  { refusals = 'notice' }: HandleOptions = {},
): Promise<Answer<Data>> {
  const answer = await calling.catch(unreachable<Data>)
  if (answer.success) {
    if (answer.message) notify('success', answer.message)
    return answer
  }
  if (isExpired(answer)) {
    expireSession()
    return answer
  }
  const error = answer.error || currentTranslations().t('shell.somethingWrong')
  if (refusals === 'notice') notify('error', error)
  // The session was ended somewhere else; asking again cannot help.
  if (answer.code === 'UNAUTHENTICATED' && tokens.access()) tokens.clear()
  return { ...answer, error }
}

function unreachable<Data>(problem: unknown): Answer<Data> {
  const thrown = problem instanceof Error ? problem.message : ''
  const error = thrown || currentTranslations().t('shell.unreachable')
  return { success: false, status: 0, message: error, data: null, error, code: 'UNAVAILABLE' }
}

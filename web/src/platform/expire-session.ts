import type { Answer } from '@runmart/contract/client'
import { TOKEN_EXPIRED_SENTENCE } from '@runmart/contract/errors'
import { loadTranslations } from './language.tsx'
import { clearUser } from './session-state.ts'
import { showToast } from './toasts.ts'
import { tokens } from './tokens.ts'

const REDIRECT_MS = 1000
let expiring = false

/** Whether an answer means that the session is over. */
export function isExpired(answer: Answer<unknown>): boolean {
  return answer.status === 401 && !answer.success && answer.error === TOKEN_EXPIRED_SENTENCE
}

/** Whether the session has just expired and the page is about to leave. */
export function isExpiring(): boolean {
  return expiring
}

/**
 * Clears both tokens and shows a toast. Clears the user a second later: then every page leaves for the sign-in page.
 */
export function expireSession(): void {
  if (expiring) return
  expiring = true
  tokens.clear()
  void loadTranslations().then(({ t }) => showToast('error', t('shell.tokenExpired')))
  setTimeout(() => {
    expiring = false
    // The person may have signed in again in another tab meanwhile.
    if (!tokens.access()) clearUser()
  }, REDIRECT_MS)
}

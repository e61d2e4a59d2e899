import { rememberReferral } from '#features/referrals/remembered-referral.ts'
import { loadTranslations } from '#platform/language.tsx'
import { startSession } from '#platform/session.ts'

/** Asks who is signed in while the words are on their way; the app is shown when the words are here. */
export async function startApp(): Promise<null> {
  rememberReferral(window.location.search)
  void startSession()
  await loadTranslations()
  return null
}

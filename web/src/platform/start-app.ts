import { loadVoice } from './language.tsx'
import { rememberReferral } from './referral.ts'
import { startSession } from './session.ts'

/** Asks who is signed in while the words are on their way; the app is shown when the words are here. */
export async function startApp(): Promise<null> {
  rememberReferral(window.location.search)
  void startSession()
  await loadVoice()
  return null
}

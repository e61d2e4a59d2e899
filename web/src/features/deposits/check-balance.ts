import { dashboard } from '@runmart/contract/dashboard'
import { ledger } from '@runmart/contract/ledger'
import { currentVoice } from '#platform/language.tsx'
import { loadUser } from '#platform/session.ts'
import { currentSession } from '#platform/session-state.ts'
import { stale } from '#platform/stale.ts'
import { moneyText } from '#ui/money-text.ts'
import { notify } from '#ui/notify.ts'

/** Asks the server for the balance at once, and says what it is. */
export async function checkBalance(): Promise<void> {
  stale(dashboard.summary, ledger.history)
  await loadUser()
  const { user, error } = currentSession()
  const { language, say } = currentVoice()
  if (error) notify('error', say('frame.unreachable'))
  else if (user) notify('info', say('deposits.checked', { amount: moneyText(language, user.balance) }))
}

import { dashboard } from '@runmart/contract/dashboard'
import { ledger } from '@runmart/contract/ledger'
import { currentTranslations } from '#platform/language.tsx'
import { invalidate } from '#platform/query-client.ts'
import { loadUser } from '#platform/session.ts'
import { currentSession } from '#platform/session-state.ts'
import { showToast } from '#platform/toasts.ts'
import { moneyText } from '#ui/money-text.ts'

/** Asks the server for the balance at once, and says what it is. */
export async function checkBalance(): Promise<void> {
  invalidate(dashboard.summary, ledger.history)
  await loadUser()
  const { user, error } = currentSession()
  const { language, t } = currentTranslations()
  if (error) showToast('error', t('shell.unreachable'))
  else if (user) showToast('info', t('deposits.checked', { amount: moneyText(language, user.balance) }))
}

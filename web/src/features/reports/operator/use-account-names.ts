import { accountKey } from '@runmart/i18n/account-key'
import { useOperatorTranslations } from '#platform/operator-translations.ts'

/** The name of a ledger account; its path if the page does not know it. */
export function useAccountNames(): (account: string) => string {
  const t = useOperatorTranslations()
  return (account) => {
    const key = accountKey(account)
    return key ? t(key) : account
  }
}

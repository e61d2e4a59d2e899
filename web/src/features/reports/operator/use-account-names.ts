import { accountKey } from '@runmart/i18n/account-key'
import { useOperatorTranslations } from '#platform/operator-translations.ts'

/** What an account of the ledger is called; one of another version by its path. */
export function useAccountNames(): (account: string) => string {
  const t = useOperatorTranslations()
  return (account) => {
    const key = accountKey(account)
    return key ? t(key) : account
  }
}

import type { User } from '@runmart/contract/accounts'
import type { DepositInformation } from '@runmart/contract/deposits'
import { useSearchParams } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { useSiteSettings } from '#platform/use-site-settings.ts'
import { Tabs } from '#ui/tabs.tsx'
import { BankDeposit } from './bank-deposit.tsx'
import { BinanceDeposit } from './binance-deposit.tsx'
import { useArrived } from './use-arrived.ts'

type Props = { information: DepositInformation; user: User }

/** The two ways of paying in; the address knows which one is shown. */
export function DepositWays({ information, user }: Props) {
  const t = useTranslations()
  const [search, setSearch] = useSearchParams()
  const demo = Boolean(useSiteSettings()?.demo)
  const arrived = useArrived(user.totalDeposit)
  const shared = { information, user, arrived }
  return (
    <Tabs
      value={search.get('tab') === 'binance' ? 'binance' : 'bank'}
      onValueChange={(tab) => setSearch(tab === 'bank' ? {} : { tab }, { replace: true, preventScrollReset: true })}
      tabs={[
        { value: 'bank', label: t('deposits.bank'), content: <BankDeposit {...shared} demo={demo} /> },
        { value: 'binance', label: t('deposits.binance'), content: <BinanceDeposit {...shared} /> },
      ]}
    />
  )
}

import type { User } from '@runmart/contract/accounts'
import type { DepositInformation } from '@runmart/contract/deposits'
import { useTranslations } from '#platform/language.tsx'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { BinanceDetails } from './binance-details.tsx'
import { BinanceSteps } from './binance-steps.tsx'
import { Calculator } from './calculator.tsx'
import { CheckCrypto } from './check-crypto.tsx'
import { ClaimForm } from './claim-form.tsx'
import { LiveLine } from './live-line.tsx'
import { Rules } from './rules.tsx'
import { WayClosed } from './way-closed.tsx'

type Props = { information: DepositInformation; user: User; arrived: number | null }

/** A deposit by Binance ID: copy, send, and let it be looked for. */
export function BinanceDeposit({ information, user, arrived }: Props) {
  const t = useTranslations()
  const { bank, crypto, cryptoExchange, rules } = information
  if (!crypto) return <WayClosed title={t('deposits.binanceClosed')} other={bank !== null} />
  const active = user.status === 'active'
  const percent = rules.wrongContentFeePercent
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {!active && (
        <Alert tone="warning" className="lg:col-span-2" title={t('deposits.inactiveTitle')}>
          {t('deposits.inactiveText', { email: user.email })}
        </Alert>
      )}
      <Card padded={false} className="grid lg:col-span-2 lg:grid-cols-2">
        <div className="p-5 sm:p-6">
          <BinanceDetails crypto={crypto} feePercent={percent} />
        </div>
        <div className="flex flex-col justify-between gap-6 border-line p-5 max-lg:border-t sm:p-6 lg:border-l">
          <BinanceSteps />
          <LiveLine arrived={arrived} balance={user.balance} />
        </div>
      </Card>
      <div className="flex flex-col gap-4">
        <CheckCrypto active={active} />
        <ClaimForm information={information} active={active} />
      </div>
      <div className="flex flex-col gap-4">
        <Calculator exchange={cryptoExchange} feePercent={percent} />
        <Rules
          rules={[
            t('deposits.ruleSpeed'),
            t('deposits.ruleAuto', { count: rules.autoUpdateMinutes }),
            t('deposits.ruleManualBinance', { count: Math.ceil(rules.manualConfirmAfterSeconds / 60) }),
            t('deposits.ruleWrong', { percent }),
          ]}
        />
      </div>
    </div>
  )
}

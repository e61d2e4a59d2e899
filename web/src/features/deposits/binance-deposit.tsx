import type { User } from '@runmart/contract/accounts'
import { type DepositInformation, deposits } from '@runmart/contract/deposits'
import { useState } from 'react'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { useAct } from '#platform/use-act.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { readDecimal } from '#ui/read-amount.ts'
import { TextField } from '#ui/text-field.tsx'
import { ArrivalStatus, useArrivedAmount } from './arrival-status.tsx'
import { CheckCrypto } from './check-crypto.tsx'
import { ClaimForm } from './claim-form.tsx'
import { DemoPanel } from './demo-panel.tsx'
import { BinanceRules } from './deposit-rules.tsx'
import { MyClaims } from './my-claims.tsx'
import { BinanceDetails } from './transfer-details.tsx'
import { UsdtCalculator } from './usdt-calculator.tsx'

type Props = {
  information: DepositInformation
  crypto: NonNullable<DepositInformation['crypto']>
  user: User
}

/** A deposit by Binance ID: copy the details, send, and start a check for the transfer. */
export function BinanceDeposit({ information, crypto, user }: Props) {
  const t = useTranslations()
  const [arrived] = useArrivedAmount(user.totalDeposit)
  const { cryptoExchange, rules } = information
  const active = user.status === 'active'
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {!active && (
        <Alert tone="warning" className="lg:col-span-2" title={t('deposits.inactiveTitle')}>
          {t('deposits.inactiveText', { email: user.email })}
        </Alert>
      )}
      <Card padded={false} className="grid lg:col-span-2 lg:grid-cols-2">
        <div className="p-5 sm:p-6">
          <BinanceDetails crypto={crypto} feePercent={rules.wrongContentFeePercent} />
        </div>
        <div className="flex flex-col justify-between gap-6 border-line p-5 max-lg:border-t sm:p-6 lg:border-l">
          <BinanceSteps />
          <ArrivalStatus arrived={arrived} balance={user.balance} />
        </div>
      </Card>
      <div className="flex flex-col gap-4">
        <CheckCrypto active={active} totalDeposit={user.totalDeposit} />
        <MyClaims />
        <ClaimForm information={information} active={active} />
        {information.simulated && active && <SimulateCrypto />}
      </div>
      <div className="flex flex-col gap-4">
        <UsdtCalculator exchange={cryptoExchange} feePercent={rules.wrongContentFeePercent} />
        <BinanceRules rules={rules} />
      </div>
    </div>
  )
}

const steps = ['deposits.stepOpen', 'deposits.stepId', 'deposits.stepNote', 'deposits.stepCheck'] as const

/** The steps in the Binance app. */
function BinanceSteps() {
  const t = useTranslations()
  return (
    <div>
      <h2 className="text-[15px] font-bold text-ink">{t('deposits.binanceSteps')}</h2>
      <ol className="mt-3 flex flex-col gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span className="grid size-6 shrink-0 place-items-center rounded-full border border-line-strong text-xs font-bold text-ink-faint">
              {index + 1}
            </span>
            <span className="pt-0.5 text-pretty text-ink-soft">{t(step)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Simulates a Binance transfer in a demo shop: with the customer's content, or without it for a claim. */
function SimulateCrypto() {
  const { language, t } = useLanguage()
  const { act, acting } = useAct(deposits.simulateCrypto, { refusals: 'toast' })
  const [typed, setTyped] = useState('10')
  const [sent, setSent] = useState<{ orderId: string; withContent: boolean } | null>(null)
  const amount = readDecimal(language, typed)
  const simulate = async (withContent: boolean) => {
    if (typeof amount !== 'string') return
    const answer = await act({ body: { amount, withContent } })
    setSent(answer.success ? { ...answer.data, withContent } : null)
  }
  return (
    <DemoPanel text={t('deposits.demoBinanceText')}>
      <div className="mt-3 flex flex-col gap-3">
        <TextField
          name="simulatedUsdt"
          label={t('deposits.simulatedUsdt')}
          inputMode="decimal"
          inputClassName="tabular-nums"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button loading={acting} disabled={typeof amount !== 'string'} onClick={() => void simulate(true)}>
            {t('deposits.simulateWith')}
          </Button>
          <Button loading={acting} disabled={typeof amount !== 'string'} onClick={() => void simulate(false)}>
            {t('deposits.simulateWithout')}
          </Button>
        </div>
        <div role="status">
          {sent && (
            <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-[13px] text-pretty text-ink-soft">
              {sent.withContent ? t('deposits.simulatedWith') : t('deposits.simulatedWithout', { id: sent.orderId })}
              {!sent.withContent && <CopyButton text={sent.orderId} label={t('deposits.copyOrderId')} />}
            </p>
          )}
        </div>
      </div>
    </DemoPanel>
  )
}

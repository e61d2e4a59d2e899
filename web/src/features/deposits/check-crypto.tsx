import type { Answer } from '@runmart/contract/client'
import { deposits } from '@runmart/contract/deposits'
import type { Transaction } from '@runmart/contract/ledger'
import { useEffect, useState } from 'react'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { loadUser } from '#platform/session.ts'
import { useAct } from '#platform/use-act.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { moneyText } from '#ui/money-text.ts'
import { Section } from '#ui/section.tsx'

const DEFAULT_WAIT_MS = 10_000
const MAX_WAIT_MS = 60_000

/** Checks for a Binance transfer at once, instead of at the shop's next check. */
export function CheckCrypto({ active, totalDeposit }: { active: boolean; totalDeposit: number }) {
  const t = useTranslations()
  const { act, acting } = useAct(deposits.checkCrypto)
  const [result, setResult] = useState<{ answer: CheckAnswer; totalDeposit: number } | null>(null)
  const [nextAt, setNextAt] = useState(0)
  const secondsLeft = useSecondsUntil(nextAt)
  // After a deposit has arrived, only a check that found it is still valid.
  const isCurrent = result !== null && (hasFound(result.answer) || result.totalDeposit === totalDeposit)

  const check = async () => {
    const answer = await act()
    setResult({ answer, totalDeposit })
    // The server's clock may differ: wait as long as it asks, up to a sensible maximum.
    const waitMs = answer.success ? Date.parse(answer.data.nextCheckAt) - Date.now() : DEFAULT_WAIT_MS
    setNextAt(Date.now() + Math.min(Math.max(waitMs, 0), MAX_WAIT_MS))
    if (hasFound(answer)) void loadUser()
  }

  return (
    <Section title={t('deposits.checkTitle')}>
      <p className="text-pretty text-ink-soft">{t('deposits.checkText')}</p>
      <Button
        variant="primary"
        className="mt-4 w-full tabular-nums sm:w-auto"
        loading={acting}
        disabled={!active || secondsLeft > 0}
        onClick={check}
      >
        {secondsLeft > 0 ? t('deposits.checkAgainIn', { seconds: secondsLeft }) : t('deposits.checkNow')}
      </Button>
      <div role="status">{isCurrent && !acting && <CheckResult result={result.answer} />}</div>
    </Section>
  )
}

type CheckAnswer = Answer<{ credited: Transaction[] }>

const hasFound = (answer: CheckAnswer) => answer.success && answer.data.credited.length > 0

/** The result of the check for a transfer. */
function CheckResult({ result }: { result: CheckAnswer }) {
  const { language, t } = useLanguage()
  if (!result.success)
    return result.code === 'UNAVAILABLE' ? (
      <Alert tone="warning" className="mt-4" title={t('deposits.checkFailed')}>
        {t('deposits.checkFailedText')}
      </Alert>
    ) : (
      <Alert tone="danger" className="mt-4">
        {result.error}
      </Alert>
    )
  const { credited } = result.data
  if (credited.length === 0)
    return (
      <Alert className="mt-4" title={t('deposits.checkNothing')}>
        {t('deposits.checkNothingText')}
      </Alert>
    )
  const amount = credited.reduce((sum, transaction) => sum + transaction.amount, 0)
  return (
    <Alert
      tone="success"
      className="mt-4"
      title={t('deposits.checkFound', { amount: moneyText(language, amount, true) })}
    >
      {credited.map((transaction) => transaction.transactionCode).join(', ')}
    </Alert>
  )
}

/** The seconds until a moment of the local clock, counting down to 0. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= moment) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [moment])
  return Math.max(0, Math.ceil((moment - now) / 1000))
}

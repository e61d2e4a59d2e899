import { dashboard } from '@runmart/contract/dashboard'
import type { DepositInformation } from '@runmart/contract/deposits'
import { ledger } from '@runmart/contract/ledger'
import { Children, type ReactNode, useState } from 'react'
import { currentTranslations, useTranslations } from '#platform/language.tsx'
import { invalidate } from '#platform/query-client.ts'
import { loadUser } from '#platform/session.ts'
import { currentSession } from '#platform/session-state.ts'
import { showToast } from '#platform/toasts.ts'
import { moneyText } from '#ui/money-text.ts'
import { Section } from '#ui/section.tsx'

type Props = { rules: DepositInformation['rules'] }

/** Explains when a bank transfer arrives, and helps if it does not. */
export function BankRules({ rules }: Props) {
  const t = useTranslations()
  const [checking, setChecking] = useState(false)
  const check = async () => {
    setChecking(true)
    await checkBalance()
    setChecking(false)
  }
  return (
    <RuleList
      rules={[
        t('deposits.ruleSpeed'),
        t('deposits.ruleAuto', { count: rules.autoUpdateMinutes }),
        <>
          {t('deposits.ruleManual', { count: Math.ceil(rules.manualConfirmAfterSeconds / 60) })}{' '}
          <button
            type="button"
            disabled={checking}
            onClick={check}
            className="rounded-sm py-0.5 font-semibold text-brand underline-offset-4 hover:underline disabled:opacity-50 pointer-coarse:py-3"
          >
            {t('deposits.ruleManualAction')}
          </button>
        </>,
        t('deposits.ruleExact'),
      ]}
    />
  )
}

/** Explains when a Binance transfer arrives, and the fee for wrong content. */
export function BinanceRules({ rules }: Props) {
  const t = useTranslations()
  const percent = rules.wrongContentFeePercent
  return (
    <RuleList
      rules={[
        t('deposits.ruleSpeed'),
        t('deposits.ruleAuto', { count: rules.autoUpdateMinutes }),
        t('deposits.ruleManualBinance', { count: Math.ceil(rules.manualConfirmAfterSeconds / 60) }),
        ...(percent ? [t('deposits.ruleWrong', { percent })] : []),
      ]}
    />
  )
}

function RuleList({ rules }: { rules: readonly ReactNode[] }) {
  const t = useTranslations()
  return (
    <Section title={t('deposits.rules')}>
      <ul className="flex list-disc flex-col gap-2 pl-4 text-pretty text-ink-soft marker:text-ink-faint">
        {Children.map(rules, (rule) => (
          <li>{rule}</li>
        ))}
      </ul>
    </Section>
  )
}

/** Fetches the balance at once and shows it. */
async function checkBalance(): Promise<void> {
  invalidate(dashboard.summary, ledger.history)
  await loadUser()
  const { user, error } = currentSession()
  const { language, t } = currentTranslations()
  if (error) showToast('error', t('shell.unreachable'))
  else if (user) showToast('info', t('deposits.checked', { amount: moneyText(language, user.balance) }))
}

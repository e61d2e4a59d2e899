import type { DepositInformation } from '@runmart/contract/deposits'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { checkBalance } from './check-balance.ts'
import { Rules } from './rules.tsx'

/** When a bank transfer is there, and what to do when it is not. */
export function BankRules({ rules }: { rules: DepositInformation['rules'] }) {
  const t = useTranslations()
  const [checking, setChecking] = useState(false)
  const check = async () => {
    setChecking(true)
    await checkBalance()
    setChecking(false)
  }
  return (
    <Rules
      rules={[
        t('deposits.ruleSpeed'),
        t('deposits.ruleAuto', { count: rules.autoUpdateMinutes }),
        <>
          {t('deposits.ruleManual', { count: Math.ceil(rules.manualConfirmAfterSeconds / 60) })}{' '}
          <button
            type="button"
            disabled={checking}
            onClick={check}
            className="rounded-sm font-semibold text-brand underline-offset-4 hover:underline disabled:opacity-50 pointer-coarse:py-2"
          >
            {t('deposits.ruleManualAction')}
          </button>
        </>,
        t('deposits.ruleExact'),
      ]}
    />
  )
}

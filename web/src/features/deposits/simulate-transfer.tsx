import { deposits } from '@runmart/contract/deposits'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { useAct } from '#platform/use-act.ts'
import { Button } from '#ui/button.tsx'
import { DemoPanel } from './demo-panel.tsx'
import { FormattedAmountField } from './formatted-amount-field.tsx'

/** In a demo shop: simulates a bank transfer of the customer. `suggested` is the amount chosen above, if any. */
export function SimulateTransfer({ suggested }: { suggested: number | null }) {
  const t = useTranslations()
  const { act, acting } = useAct(deposits.simulate, { refusals: 'toast' })
  const [typed, setTyped] = useState<number | null>()
  const amount = typed === undefined ? (suggested ?? 100_000) : typed
  return (
    <DemoPanel text={t('deposits.demoText')}>
      <div className="mt-3 flex flex-wrap items-end gap-2">
        <FormattedAmountField
          className="min-w-36 flex-1"
          name="simulated"
          label={t('deposits.amount')}
          value={amount}
          onChange={setTyped}
        />
        <Button
          className="h-10"
          loading={acting}
          disabled={!amount}
          onClick={() => void act({ body: { amount: amount ?? 0 } })}
        >
          {t('deposits.simulate')}
        </Button>
      </div>
    </DemoPanel>
  )
}

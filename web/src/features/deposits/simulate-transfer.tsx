import { deposits } from '@runmart/contract/deposits'
import { FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { useApiMutation } from '#platform/use-api-mutation.ts'
import { Button } from '#ui/button.tsx'
import { FormattedAmountField } from './formatted-amount-field.tsx'

/** In a demo shop: simulates a bank transfer of the customer. `suggested` is the amount chosen above, if any. */
export function SimulateTransfer({ suggested }: { suggested: number | null }) {
  const t = useTranslations()
  const { send, sending } = useApiMutation(deposits.simulate)
  const [typed, setTyped] = useState<number | null>()
  const amount = typed === undefined ? (suggested ?? 100_000) : typed
  return (
    <aside
      aria-label={t('deposits.demoTitle')}
      className="h-fit rounded-lg border border-dashed border-line-strong p-5"
    >
      <p className="flex items-center gap-2 text-[13px] font-bold text-ink">
        <FlaskConical aria-hidden className="size-4 text-ink-faint" />
        {t('deposits.demoTitle')}
      </p>
      <p className="mt-1 text-[13px] text-pretty text-ink-soft">{t('deposits.demoText')}</p>
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
          loading={sending}
          disabled={!amount}
          onClick={() => void send({ body: { amount: amount ?? 0 } })}
        >
          {t('deposits.simulate')}
        </Button>
      </div>
    </aside>
  )
}

import { deposits } from '@runmart/contract/deposits'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useAct } from '#platform/use-act.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { readDecimal } from '#ui/read-amount.ts'
import { TextField } from '#ui/text-field.tsx'
import { DemoPanel } from './demo-panel.tsx'

/** In a demo shop: sends a Binance transfer, with the customer's content to be found, or without to be claimed. */
export function SimulateCrypto() {
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

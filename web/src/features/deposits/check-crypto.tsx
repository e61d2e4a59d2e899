import { dashboard } from '@runmart/contract/dashboard'
import { deposits } from '@runmart/contract/deposits'
import { ledger } from '@runmart/contract/ledger'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { invalidate } from '#platform/query-client.ts'
import { loadUser } from '#platform/session.ts'
import { useApiMutation } from '#platform/use-api-mutation.ts'
import { Button } from '#ui/button.tsx'
import { Section } from '#ui/section.tsx'
import { type Checked, CheckResult } from './check-result.tsx'
import { useSecondsUntil } from './use-seconds-until.ts'

const LEAST_WAIT_MS = 10_000
const LONGEST_WAIT_MS = 60_000

/** Looks for a Binance transfer at once, instead of at the shop's next round. */
export function CheckCrypto({ active }: { active: boolean }) {
  const t = useTranslations()
  const { send, sending } = useApiMutation(deposits.checkCrypto, { refusals: 'inline' })
  const [checked, setChecked] = useState<Checked | null>(null)
  const [nextAt, setNextAt] = useState(0)
  const wait = useSecondsUntil(nextAt)

  const check = async () => {
    const answer = await send()
    setChecked(answer)
    // The server's clock need not be ours: wait what it asks for, but never absurdly long.
    const asked = answer.success ? Date.parse(answer.data.nextCheckAt) - Date.now() : LEAST_WAIT_MS
    setNextAt(Date.now() + Math.min(Math.max(asked, 0), LONGEST_WAIT_MS))
    if (!answer.success || answer.data.credited.length === 0) return
    invalidate(ledger.history, dashboard.summary)
    void loadUser()
  }

  return (
    <Section title={t('deposits.checkTitle')}>
      <p className="text-pretty text-ink-soft">{t('deposits.checkText')}</p>
      <Button
        variant="primary"
        className="mt-4 w-full tabular-nums sm:w-auto"
        loading={sending}
        disabled={!active || wait > 0}
        onClick={check}
      >
        {wait > 0 ? t('deposits.checkAgainIn', { seconds: wait }) : t('deposits.checkNow')}
      </Button>
      <div role="status">{checked && !sending && <CheckResult checked={checked} />}</div>
    </Section>
  )
}

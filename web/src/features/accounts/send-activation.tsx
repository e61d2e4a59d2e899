import { accounts } from '@runmart/contract/accounts'
import { useTranslations } from '#platform/language.tsx'
import { useAct } from '#platform/use-act.ts'
import { Button } from '#ui/button.tsx'

export default function SendActivation() {
  const t = useTranslations()
  const { act, acting } = useAct(accounts.requestActivation, { refusals: 'toast' })
  return (
    <Button size="sm" loading={acting} onClick={() => void act()}>
      {t('dashboard.sendAgain')}
    </Button>
  )
}

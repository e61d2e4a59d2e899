import { accounts } from '@runmart/contract/accounts'
import { useTranslations } from '#platform/language.tsx'
import { useAct } from '#platform/use-act.ts'
import { Button } from '#ui/button.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'

/** Signs out everywhere else, after asking once. */
export function EndOtherSessions() {
  const t = useTranslations()
  const { confirm, dialog } = useConfirm()
  const { act, acting } = useAct(accounts.endOtherSessions, { refusals: 'toast' })
  const end = async () => {
    const isSure = await confirm({
      title: t('otherSessions.endOthersTitle'),
      description: t('otherSessions.endOthersText'),
      confirm: t('otherSessions.endOthers'),
      danger: true,
    })
    if (isSure) await act()
  }
  return (
    <div className="border-t border-line px-5 py-4">
      <Button loading={acting} onClick={end}>
        {t('otherSessions.endOthers')}
      </Button>
      {dialog}
    </div>
  )
}

import { accounts } from '@runmart/contract/accounts'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { loadUser } from '#platform/session.ts'
import { useAct } from '#platform/use-act.ts'
import { useMailedToken } from '#platform/use-mailed-token.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { CenteredPage, CenteredPanel } from '#ui/centered-page.tsx'
import { BrokenLink, GoOn } from './email-link-panels.tsx'

/** The page of the confirmation links sent to both addresses. Only a press confirms: mail scanners open links too. */
export default function ConfirmEmailPage() {
  const { token, opening } = useMailedToken()
  return (
    <CenteredPage>
      <ConfirmEmail key={opening} token={token} />
    </CenteredPage>
  )
}

function ConfirmEmail({ token }: { token: string | null }) {
  const t = useTranslations()
  const { act, acting } = useAct(accounts.confirmEmailChange)
  const [done, setDone] = useState<{ isDone: boolean; email: string } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBroken, setBroken] = useState(false)
  if (token === null || isBroken) return <BrokenLink />
  if (done)
    return (
      <CenteredPanel
        title={done.isDone ? t('emailChange.doneTitle') : t('emailChange.halfTitle')}
        intro={done.isDone ? t('emailChange.doneText', { email: done.email }) : t('emailChange.halfText')}
        tone="good"
        icon={<CircleCheck aria-hidden />}
      >
        <GoOn />
      </CenteredPanel>
    )
  const confirm = async () => {
    const answer = await act({ body: { token } })
    if (answer.success) {
      await loadUser()
      setDone(answer.data)
    } else if (answer.code === 'LINK_INVALID') setBroken(true)
    else setProblem(answer.error)
  }
  return (
    <CenteredPanel title={t('emailChange.confirmTitle')} intro={t('emailChange.confirmAny')}>
      {problem && <Alert tone="danger">{problem}</Alert>}
      <Button variant="primary" size="lg" loading={acting} onClick={confirm}>
        {t('emailChange.confirm')}
      </Button>
    </CenteredPanel>
  )
}

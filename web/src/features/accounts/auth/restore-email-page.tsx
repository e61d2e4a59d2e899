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

/** The page of the link that a former address receives: restores that address. */
export default function RestoreEmailPage() {
  const { token, opening } = useMailedToken()
  return (
    <CenteredPage>
      <RestoreEmail key={opening} token={token} />
    </CenteredPage>
  )
}

function RestoreEmail({ token }: { token: string | null }) {
  const t = useTranslations()
  const { act, acting } = useAct(accounts.restoreEmail)
  const [email, setEmail] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBroken, setBroken] = useState(false)
  if (token === null || isBroken) return <BrokenLink />
  if (email)
    return (
      <CenteredPanel
        title={t('emailChange.restoredTitle')}
        intro={t('emailChange.restoredText', { email })}
        tone="good"
        icon={<CircleCheck aria-hidden />}
      >
        <GoOn />
      </CenteredPanel>
    )
  const restore = async () => {
    const answer = await act({ body: { token } })
    if (answer.success) {
      await loadUser()
      setEmail(answer.data.email)
    } else if (answer.code === 'LINK_INVALID') setBroken(true)
    else setProblem(answer.error)
  }
  return (
    <CenteredPanel title={t('emailChange.restoreTitle')} intro={t('emailChange.restoreText')}>
      {problem && <Alert tone="danger">{problem}</Alert>}
      <Button variant="primary" size="lg" loading={acting} onClick={restore}>
        {t('emailChange.restore')}
      </Button>
    </CenteredPanel>
  )
}

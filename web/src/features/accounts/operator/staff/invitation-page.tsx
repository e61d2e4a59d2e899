import { staffInvitations } from '@runmart/contract/accounts-invitations'
import { Unlink } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { paths } from '#platform/paths.ts'
import { replaceUser, signOut, useSession } from '#platform/session.ts'
import { useAct } from '#platform/use-act.ts'
import { useMailedToken } from '#platform/use-mailed-token.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { CenteredPage, CenteredPanel } from '#ui/centered-page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** Keeps the token in this tab until the user has signed in; an address must never contain a token. */
const STORAGE_KEY = 'staffInvitation'

/** The page of a mailed invitation: sign in or register, then accept. Strangers learn nothing from it. */
export default function InvitationPage() {
  const { token: mailed, opening } = useMailedToken()
  const { user, loading } = useSession()
  if (mailed) sessionStorage.setItem(STORAGE_KEY, mailed)
  const token = mailed ?? sessionStorage.getItem(STORAGE_KEY)
  return (
    <CenteredPage>
      {loading ? (
        <Skeleton className="h-64 w-full rounded-xl" />
      ) : token === null ? (
        <Dead />
      ) : user ? (
        <Accept key={opening} token={token} email={user.email} />
      ) : (
        <SignInFirst />
      )}
    </CenteredPage>
  )
}

function SignInFirst() {
  const t = useOperatorTranslations()
  return (
    <CenteredPanel title={t('operatorInvitation.title')} intro={t('operatorInvitation.signInFirst')}>
      <div className="flex flex-col gap-3">
        <ButtonLink variant="primary" size="lg" to={paths.login(operatorPaths.invitation)}>
          {t('operatorInvitation.signIn')}
        </ButtonLink>
        <ButtonLink size="lg" to={paths.registerFor(operatorPaths.invitation)}>
          {t('operatorInvitation.register')}
        </ButtonLink>
      </div>
    </CenteredPanel>
  )
}

function Accept({ token, email }: { token: string; email: string }) {
  const t = useOperatorTranslations()
  const navigate = useNavigate()
  const { act, acting } = useAct(staffInvitations.accept)
  const [problem, setProblem] = useState<string | null>(null)
  const [isDead, setDead] = useState(false)
  if (isDead) return <Dead />
  const accept = async () => {
    const answer = await act({ body: { token } })
    if (answer.success) {
      sessionStorage.removeItem(STORAGE_KEY)
      replaceUser(answer.data.user)
      navigate(paths.operator, { replace: true })
    } else if (answer.code === 'LINK_INVALID') {
      sessionStorage.removeItem(STORAGE_KEY)
      setDead(true)
    } else setProblem(answer.code === 'FORBIDDEN' ? t('operatorInvitation.otherAddress', { email }) : answer.error)
  }
  return (
    <CenteredPanel title={t('operatorInvitation.title')} intro={t('operatorInvitation.signedInAs', { email })}>
      {problem && <Alert tone="danger">{problem}</Alert>}
      <Button variant="primary" size="lg" loading={acting} onClick={accept}>
        {t('operatorInvitation.accept')}
      </Button>
      <Button variant="quiet" onClick={signOut}>
        {t('operatorInvitation.another')}
      </Button>
    </CenteredPanel>
  )
}

function Dead() {
  const t = useOperatorTranslations()
  return (
    <CenteredPanel
      title={t('operatorInvitation.deadTitle')}
      intro={t('operatorInvitation.deadText')}
      tone="bad"
      icon={<Unlink aria-hidden />}
    />
  )
}

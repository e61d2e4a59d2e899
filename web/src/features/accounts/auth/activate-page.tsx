import { Activation, accounts } from '@runmart/contract/accounts'
import type { Answer } from '@runmart/contract/client'
import { CircleCheck, Unlink } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { loadUser, useSession } from '#platform/session.ts'
import { useAct } from '#platform/use-act.ts'
import { useMailedToken } from '#platform/use-mailed-token.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { CenteredPage, CenteredPanel } from '#ui/centered-page.tsx'
import { Form } from '#ui/form.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { NewPasswordField } from '../new-password-field.tsx'
import { MailSent } from './mail-sent.tsx'
import { storedNextPath } from './next-path.ts'

/** The page of the activation mail's link. Only a press activates: mail scanners open links too. */
export default function ActivatePage() {
  const { token, opening } = useMailedToken()
  return (
    <CenteredPage>
      {/* Opening the link again in the same tab starts over. */}
      <Activate key={opening} token={token} />
    </CenteredPage>
  )
}

function Activate({ token }: { token: string | null }) {
  const [state, setState] = useState<'open' | 'done' | 'expired'>('open')

  const { act } = useAct(accounts.activate, { success: 'inline' })
  const send = async (body: Activation) => {
    const answer = await act({ body })
    if (answer.code === 'LINK_INVALID') setState('expired')
    if (answer.success) {
      await loadUser()
      setState('done')
    }
    return answer
  }
  if (state === 'expired' || token === null) return <ExpiredActivation />
  return state === 'done' ? <Activated /> : <ActivationForm token={token} send={send} />
}

type FormProps = { token: string; send: (body: Activation) => Promise<Answer<unknown>> }

/** Asks for the registration password, or for a new one if another person registered the address. */
function ActivationForm({ token, send }: FormProps) {
  const t = useTranslations()
  const [isNew, setNew] = useState(false)
  const name = isNew ? 'newPassword' : 'password'
  return (
    <CenteredPanel
      key={name}
      title={isNew ? t('accounts.activateNewTitle') : t('accounts.activateTitle')}
      intro={isNew ? t('accounts.activateNewIntro') : t('accounts.activateIntro')}
      footer={
        <Button variant="quiet" onClick={() => setNew(!isNew)}>
          {isNew ? t('accounts.activateKnown') : t('accounts.activateOther')}
        </Button>
      }
    >
      <Form schema={Activation} read={(data) => ({ token, [name]: data.get(name) })} onSubmit={send}>
        {isNew ? (
          <NewPasswordField label={t('accounts.newPassword')} name={name} autoFocus />
        ) : (
          <PasswordField label={t('accounts.password')} name={name} autoFocus />
        )}
        <SubmitButton size="lg">{t('accounts.activate')}</SubmitButton>
      </Form>
    </CenteredPanel>
  )
}

function Activated() {
  const t = useTranslations()
  const { user } = useSession()
  return (
    <CenteredPanel
      title={t('accounts.activatedTitle')}
      intro={t('accounts.activatedText')}
      tone="good"
      icon={<CircleCheck aria-hidden />}
    >
      <ButtonLink to={user ? paths.dashboard : paths.login(storedNextPath())} variant="primary" size="lg">
        {user ? t('accounts.goToDashboard') : t('accounts.goToSignIn')}
      </ButtonLink>
    </CenteredPanel>
  )
}

/** The screen for an expired activation link. Signed-in users request a new mail; others sign in first. */
function ExpiredActivation() {
  const t = useTranslations()
  const { user } = useSession()
  const { act, acting } = useAct(accounts.requestActivation, { success: 'inline', refusals: 'toast' })
  const [sent, setSent] = useState(false)

  const sendAgain = async () => setSent((await act()).success)
  if (sent && user)
    return (
      <MailSent
        title={t('accounts.sentAgainTitle')}
        email={user.email}
        sentence={t('accounts.activationSent', { email: '‹email›' })}
      />
    )
  const text = t('accounts.activationDeadText')
  return (
    <CenteredPanel
      title={t('accounts.linkDeadTitle')}
      intro={user ? text : `${text} ${t('accounts.activationDeadSignIn')}`}
      tone="bad"
      icon={<Unlink aria-hidden />}
    >
      {user?.status === 'inactive' ? (
        <Button variant="primary" size="lg" loading={acting} onClick={sendAgain}>
          {t('accounts.sendAgain')}
        </Button>
      ) : (
        <ButtonLink to={user ? paths.dashboard : paths.login()} variant="primary" size="lg">
          {user ? t('accounts.goToDashboard') : t('accounts.signIn')}
        </ButtonLink>
      )}
    </CenteredPanel>
  )
}

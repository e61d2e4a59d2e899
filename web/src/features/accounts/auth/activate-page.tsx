import { accounts } from '@runmart/contract/accounts'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Link as LinkIcon } from 'lucide-react'
import { call } from '#platform/api.ts'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { RefusedError } from '#platform/refused-error.ts'
import { loadUser, useSession } from '#platform/session.ts'
import { useMailedToken } from '#platform/use-mailed-token.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { CenteredPage, CenteredPanel } from '#ui/centered-page.tsx'
import { Refused } from '#ui/refused.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ExpiredActivation } from './expired-activation.tsx'
import { storedNextPath } from './next-path.ts'

/** The page of the activation mail's link: activates the account at once and shows how it went. */
export default function ActivatePage() {
  return (
    <CenteredPage>
      <Activation />
    </CenteredPage>
  )
}

function Activation() {
  const t = useTranslations()
  const { user } = useSession()
  const token = useMailedToken()
  const { state, sentence, retry } = useActivation(token)
  if (state === 'expired') return <ExpiredActivation />
  if (state === 'failed')
    return (
      <Card>
        <Refused onRetry={retry}>{sentence}</Refused>
      </Card>
    )
  if (state === 'sending')
    return (
      <CenteredPanel title={t('accounts.activating')} icon={<LinkIcon aria-hidden />}>
        <Skeleton className="h-11 rounded-lg" />
      </CenteredPanel>
    )
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

type ActivationResult = { state: 'sending' | 'done' | 'expired' | 'failed'; sentence: string; retry: () => void }

/** Uses an activation token as soon as it is known, and only once: a second use would look like an expired link. */
function useActivation(token: string | null | undefined): ActivationResult {
  const t = useTranslations()
  const { data, error, refetch } = useQuery({
    queryKey: [accounts.activate.path, token],
    enabled: Boolean(token),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    queryFn: async () => {
      const answer = await call(accounts.activate, { body: { token: token ?? '' } })
      if (!answer.success) throw new RefusedError(answer)
      await loadUser()
      return true
    },
  })
  const common = { sentence: '', retry: () => void refetch() }
  if (token === null) return { ...common, state: 'expired' }
  if (data) return { ...common, state: 'done' }
  if (!error) return { ...common, state: 'sending' }
  const expired = error instanceof RefusedError && (error.code === 'LINK_INVALID' || error.code === 'VALIDATION')
  return { ...common, state: expired ? 'expired' : 'failed', sentence: error.message || t('shell.unreachable') }
}

import { Unlink } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useSession } from '#platform/session.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { CenteredPanel } from '#ui/centered-page.tsx'

/** The panel for a mail link that was already used, has expired or is truncated. */
export function BrokenLink() {
  const t = useTranslations()
  return (
    <CenteredPanel
      title={t('accounts.linkDeadTitle')}
      intro={t('emailChange.deadText')}
      tone="bad"
      icon={<Unlink aria-hidden />}
    >
      <GoOn />
    </CenteredPanel>
  )
}

/** Leads to the profile, or to the sign-in page when signed out. */
export function GoOn() {
  const t = useTranslations()
  const { user } = useSession()
  return (
    <ButtonLink to={user ? paths.profile : paths.login()} variant="primary" size="lg">
      {t('emailChange.goOn')}
    </ButtonLink>
  )
}

import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useSession } from '#platform/session.ts'
import { ButtonLink } from '#ui/button-link.tsx'

/** The way to where mails are turned on and off, past the sign-in for whoever has still to sign in. */
export function ToSettings({ primary = false }: { primary?: boolean }) {
  const t = useTranslations()
  const { user } = useSession()
  const settings = paths.profileSection('notifications')
  return (
    <ButtonLink to={user ? settings : paths.login(settings)} variant={primary ? 'primary' : 'secondary'} size="lg">
      {t('unsubscribe.toSettings')}
    </ButtonLink>
  )
}

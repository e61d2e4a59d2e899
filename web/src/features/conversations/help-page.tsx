import { Navigate } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useSession } from '#platform/session.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { CenteredPage, CenteredPanel } from '#ui/centered-page.tsx'
import { ContactWays } from './contact-ways.tsx'

/** The target of every “contact support” link: messages for signed-in users, contact channels for others. */
export default function HelpPage() {
  const t = useTranslations()
  const { user, loading } = useSession()
  if (user) return <Navigate to={paths.messages} replace />
  return (
    <CenteredPage>
      {!loading && (
        <CenteredPanel title={t('contact.title')} intro={t('contact.intro')}>
          <ButtonLink variant="primary" size="lg" to={paths.login(paths.messages)}>
            {t('contact.signIn')}
          </ButtonLink>
          <ContactWays />
        </CenteredPanel>
      )}
    </CenteredPage>
  )
}

import { MapPinOff } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useSession } from '#platform/session.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Empty } from '#ui/empty.tsx'
import { Logo } from '#ui/logo.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** The page for an unknown address inside the app. */
export default function UnknownPage() {
  const { language, t } = useLanguage()
  const { user } = useSession()
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center px-4 pb-16">
      <title>{`${t('shell.notFoundTitle')} · Runmart`}</title>
      <Logo className="self-center" />
      <Empty
        as="h1"
        icon={MapPinOff}
        title={t('shell.notFoundTitle')}
        action={
          user ? (
            <ButtonLink to={paths.dashboard}>{t('shell.toDashboard')}</ButtonLink>
          ) : (
            <ButtonLink to={paths.home(language)} reloadDocument>
              {t('shell.toStart')}
            </ButtonLink>
          )
        }
      >
        {t('shell.notFoundText')}
      </Empty>
      <TextLink to={paths.help} className="self-center">
        {t('contact.needHelp')}
      </TextLink>
    </main>
  )
}

import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useSession } from '#platform/session.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { CenteredPanel } from '#ui/centered-page.tsx'

/** A link of a mail that was used before, is too old or was cut off. */
export function BrokenLink({ title }: { title: string }) {
  const t = useTranslations()
  return (
    <CenteredPanel title={title} intro={t('errors.LINK_INVALID')}>
      <GoOn />
    </CenteredPanel>
  )
}

/** The way on, signed in or not. */
export function GoOn() {
  const t = useTranslations()
  const { user } = useSession()
  return (
    <ButtonLink to={user ? paths.profile : paths.login()} variant="primary" size="lg">
      {t('emailChange.goOn')}
    </ButtonLink>
  )
}

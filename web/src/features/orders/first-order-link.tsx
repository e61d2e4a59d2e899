import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { ButtonLink } from '#ui/button-link.tsx'

/** The way to the first order, for a list that has none. */
export function FirstOrderLink() {
  const t = useTranslations()
  return (
    <ButtonLink to={paths.newOrder} size="sm">
      {t('dashboard.stepOrder')}
    </ButtonLink>
  )
}

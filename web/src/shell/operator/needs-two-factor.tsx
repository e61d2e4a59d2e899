import { ShieldAlert } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { paths } from '#platform/paths.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Empty } from '#ui/empty.tsx'

/** Shown to an operator whose account a password alone would open. */
export function NeedsTwoFactor() {
  const t = useOperatorTranslations()
  return (
    <>
      <title>{`${t('operatorShell.twoFactorTitle')} · Runmart`}</title>
      <Empty
        as="h1"
        icon={ShieldAlert}
        title={t('operatorShell.twoFactorTitle')}
        className="py-24"
        action={
          <ButtonLink variant="primary" to={`${paths.profile}#two-factor`}>
            {t('operatorShell.toProfile')}
          </ButtonLink>
        }
      >
        {t('operatorShell.twoFactorText')}
      </Empty>
    </>
  )
}

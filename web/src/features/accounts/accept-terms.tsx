import { useTranslations } from '#platform/language.tsx'

/** What creating an account agrees to. */
export function AcceptTerms() {
  const t = useTranslations()
  return (
    <p className="text-[13px] text-pretty text-ink-faint">
      {t('accounts.acceptTerms', { terms: t('accounts.terms'), privacy: t('accounts.privacy') })}
    </p>
  )
}

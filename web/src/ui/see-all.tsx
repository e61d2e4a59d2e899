import { Link } from 'react-router'
import { useTranslations } from '#platform/language.tsx'

/** The way from a short list to the whole one. */
export function SeeAll({ to, of }: { to: string; of: string }) {
  const t = useTranslations()
  return (
    <Link
      to={to}
      aria-label={`${t('dashboard.all')}: ${of}`}
      className="text-[13px] font-semibold text-brand hover:underline"
    >
      {t('dashboard.all')}
    </Link>
  )
}

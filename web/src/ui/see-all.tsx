import { Link } from 'react-router'
import { useTranslations } from '#platform/language.tsx'

/** A link from a short list to all of it. */
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

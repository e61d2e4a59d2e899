import { Link } from 'react-router'
import { useTranslations } from '#platform/language.tsx'

export function SeeAll({ to, of }: { to: string; of: string }) {
  const t = useTranslations()
  return (
    <Link
      to={to}
      aria-label={`${t('dashboard.all')}: ${of}`}
      className="inline-flex min-h-6 items-center text-[13px] font-semibold text-brand hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11"
    >
      {t('dashboard.all')}
    </Link>
  )
}

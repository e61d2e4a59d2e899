import { Link } from 'react-router'
import { useSay } from '#platform/language.tsx'

/** The way from a short list to the whole one. */
export function SeeAll({ to, of }: { to: string; of: string }) {
  const say = useSay()
  return (
    <Link
      to={to}
      aria-label={`${say('dashboard.all')}: ${of}`}
      className="text-[13px] font-semibold text-brand hover:underline"
    >
      {say('dashboard.all')}
    </Link>
  )
}

import { Link } from 'react-router'
import { useSay } from '../platform/language.tsx'
import { isBuilt } from './screens.ts'

/** The way from a short list to the whole one, once that is built. */
export function SeeAll({ to, of }: { to: string; of: string }) {
  const say = useSay()
  if (!isBuilt(to)) return null
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

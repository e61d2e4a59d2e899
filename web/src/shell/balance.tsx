import type { User } from '@runmart/contract/accounts'
import { Plus } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { MovingMoney } from '#ui/moving-money.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** The balance, always in sight, and the way to add to it. */
export function Balance({ user }: { user: User | null }) {
  const t = useTranslations()
  if (!user) return <Skeleton className="mx-2 h-5 w-24" />
  return (
    <div className="flex items-center gap-3 px-1 md:px-2">
      <span className="text-right text-sm font-bold text-ink">
        <span className="sr-only">{t('shell.balance')}: </span>
        <MovingMoney amount={user.balance} />
      </span>
      <ButtonLink to={paths.deposit} variant="primary" size="sm" icon={<Plus aria-hidden />}>
        <span className="max-sm:sr-only">{t('shell.deposit')}</span>
      </ButtonLink>
    </div>
  )
}

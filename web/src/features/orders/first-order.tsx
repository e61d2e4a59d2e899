import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Empty } from '#ui/empty.tsx'

type Props = { icon: LucideIcon; title: string; children: ReactNode }

/** No orders yet: what this list is for, and the way to the first one. */
export function FirstOrder({ icon, title, children }: Props) {
  const t = useTranslations()
  return (
    <Empty
      icon={icon}
      title={title}
      className="py-16"
      action={
        <ButtonLink to={paths.newOrder} size="sm">
          {t('dashboard.stepOrder')}
        </ButtonLink>
      }
    >
      {children}
    </Empty>
  )
}

import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Empty } from '#ui/empty.tsx'

/** Nothing was told yet: what this place is for. */
export function NoNews({ action, className = '' }: { action?: ReactNode; className?: string }) {
  const t = useTranslations()
  return (
    <Empty icon={Bell} title={t('notifications.empty')} action={action} className={className}>
      {t('notifications.emptyText')}
    </Empty>
  )
}

import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSay } from '#platform/language.tsx'
import { Empty } from '#ui/empty.tsx'

/** Nothing was told yet: what this place is for. */
export function NoNews({ action, className = '' }: { action?: ReactNode; className?: string }) {
  const say = useSay()
  return (
    <Empty icon={Bell} title={say('notifications.empty')} action={action} className={className}>
      {say('notifications.emptyText')}
    </Empty>
  )
}

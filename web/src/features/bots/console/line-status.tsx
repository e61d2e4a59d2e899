import type { LineStatus } from '@runmart/contract/bots'
import { CircleAlert, CircleCheck, CircleMinus, type LucideIcon } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'

export function LineStatusLabel({ status }: { status: LineStatus }) {
  const t = useTranslations()
  const { icon: Icon, style } = lineStyles[status]
  return (
    <span className={`inline-flex items-center gap-1.5 text-[13px] font-semibold whitespace-nowrap ${style}`}>
      <Icon aria-hidden className="size-4" />
      {t(`lineStates.${status}`)}
    </span>
  )
}

export const lineStyles: Record<LineStatus, { icon: LucideIcon; style: string }> = {
  ok: { icon: CircleCheck, style: 'text-success' },
  failed: { icon: CircleAlert, style: 'text-failed' },
  skipped: { icon: CircleMinus, style: 'text-waiting' },
}

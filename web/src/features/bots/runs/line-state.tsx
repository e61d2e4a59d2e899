import type { LineStatus } from '@runmart/contract/bots'
import { useTranslations } from '#platform/language.tsx'
import { lineLooks } from './line-looks.ts'

/** What became of a line, by name, colour and icon. */
export function LineState({ status }: { status: LineStatus }) {
  const t = useTranslations()
  const { icon: Icon, look } = lineLooks[status]
  return (
    <span className={`inline-flex items-center gap-1.5 text-[13px] font-semibold whitespace-nowrap ${look}`}>
      <Icon aria-hidden className="size-4" />
      {t(`lineStates.${status}`)}
    </span>
  )
}

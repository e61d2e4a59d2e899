import { WifiOff } from 'lucide-react'
import { useOfflineSince } from '#platform/connection.ts'
import { useLanguage } from '#platform/language.tsx'

/** Warns that the data is older than the lost connection; disappears when it is back. */
export function OfflineBar() {
  const { language, t } = useLanguage()
  const since = useOfflineSince()
  return (
    <div role="status">
      {since !== null && (
        <p className="flex h-8 items-center justify-center gap-2 bg-pending-soft px-4 text-[13px] font-semibold text-pending">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          {t('shell.offline', {
            time: new Intl.DateTimeFormat(language, { timeStyle: 'short', hourCycle: 'h23' }).format(since),
          })}
        </p>
      )}
    </div>
  )
}

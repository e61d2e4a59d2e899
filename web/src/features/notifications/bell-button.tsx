import { numberText } from '@runmart/i18n/formats'
import { Bell } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { IconButton } from '#ui/icon-button.tsx'

const MAX_SHOWN = 99

/** The bell with the number of unread notifications; shown before the panel's code is loaded. */
export function BellButton({ unread, ...props }: ComponentProps<'button'> & { unread: number }) {
  const { language, t } = useLanguage()
  const title = t('notifications.title')
  return (
    <IconButton
      aria-haspopup="dialog"
      {...props}
      label={unread > 0 ? `${title}, ${t('notifications.unread', { count: unread })}` : title}
      className="relative"
    >
      <Bell aria-hidden />
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute top-0 right-0 min-w-4 rounded-full bg-pending-soft px-1 text-center text-[11px] leading-4 font-bold text-pending tabular-nums pointer-coarse:top-1 pointer-coarse:right-0.5"
        >
          {unread > MAX_SHOWN ? `${numberText(language, MAX_SHOWN)}+` : numberText(language, unread)}
        </span>
      )}
    </IconButton>
  )
}

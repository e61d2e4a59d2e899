import { Popover } from '@base-ui/react/popover'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { classes } from '#ui/classes.ts'
import { popoverStyles } from '#ui/popover-styles.ts'
import { BellButton } from './bell-button.tsx'
import { MarkAllButton } from './mark-all-button.tsx'
import { NewestNews } from './newest-news.tsx'
import { useNews } from './use-news.ts'

/** As much as fits under the bell. */
const NEWEST = 8

const linkLook =
  'rounded-md px-2 py-1 text-[13px] font-semibold text-brand hover:underline pointer-coarse:py-3 pointer-coarse:leading-5'

/** The newest news under the bell. It is first drawn when somebody opens it, so it begins open. */
export default function BellPanel({ unread }: { unread: number }) {
  const t = useTranslations()
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  const news = useNews(1, NEWEST)
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger render={<BellButton unread={unread} />} />
      <Popover.Portal>
        <Popover.Positioner align="end" sideOffset={6} collisionPadding={8} className="z-50">
          <Popover.Popup
            className={classes(
              popoverStyles,
              'flex max-h-[min(38rem,var(--available-height))] w-[min(26rem,calc(100vw-16px))] flex-col p-0!',
            )}
          >
            <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 border-b border-line py-1.5 pr-1.5 pl-4 sm:pl-5">
              <Popover.Title className="font-bold text-ink">{t('notifications.title')}</Popover.Title>
              <MarkAllButton unread={unread} upTo={news.data?.upTo} variant="quiet" size="sm" />
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto">
              <NewestNews news={news} onFollow={close} />
            </div>
            <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line px-2 py-1.5 sm:px-3">
              <Link to={paths.notifications} onClick={close} className={linkLook}>
                {t('notifications.seeAll')}
              </Link>
              <Link to={paths.profileSection('notifications')} onClick={close} className={linkLook}>
                {t('notifications.settings')}
              </Link>
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

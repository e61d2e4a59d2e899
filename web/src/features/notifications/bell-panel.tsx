import { Popover } from '@base-ui/react/popover'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { classes } from '#ui/classes.ts'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { popoverStyles } from '#ui/popover-styles.ts'
import { BellButton } from './bell-button.tsx'
import { MarkAllButton } from './mark-all-button.tsx'
import { NotificationList } from './notification-list.tsx'
import { useNotifications } from './use-notifications.ts'

/** The number of notifications that fit under the bell. */
const NEWEST = 8

const linkStyles =
  'rounded-md px-2 py-1 text-[13px] font-semibold text-brand hover:underline pointer-coarse:py-3 pointer-coarse:leading-5'

/** The newest notifications under the bell. Starts open, because the first press renders it. */
export default function BellPanel({ unread }: { unread: number }) {
  const t = useTranslations()
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  const list = useNotifications(1, NEWEST)
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
              <MarkAllButton unread={unread} upTo={list.data?.upTo} variant="quiet" size="sm" />
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto">
              <NewestNotifications list={list} onFollow={close} />
            </div>
            <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line px-2 py-1.5 sm:px-3">
              <Link to={paths.notifications} onClick={close} className={linkStyles}>
                {t('notifications.seeAll')}
              </Link>
              <Link to={paths.profileNotifications} onClick={close} className={linkStyles}>
                {t('notifications.settings')}
              </Link>
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

type Props = { list: ReturnType<typeof useNotifications>; onFollow: () => void }

function NewestNotifications({ list, onFollow }: Props) {
  const t = useTranslations()
  return (
    <ListScreen
      frame="none"
      list={list}
      skeleton={<RowsSkeleton rows={4} dense icon end="none" />}
      empty={{ icon: Bell, title: t('notifications.empty'), text: t('notifications.emptyText') }}
    >
      {(items) => <NotificationList items={items} onFollow={onFollow} />}
    </ListScreen>
  )
}

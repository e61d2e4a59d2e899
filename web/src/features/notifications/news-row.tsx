import type { Notification } from '@runmart/contract/notifications'
import { Link } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { classes } from '#ui/classes.ts'
import { When } from '#ui/when.tsx'
import { markRead } from './mark-read.ts'
import { NewsIcon } from './news-icon.tsx'
import { newsPlace } from './news-place.ts'
import { newsWords } from './news-words.ts'

type Props = { notification: Notification; onFollow?: (() => void) | undefined }

/** One piece of news; following it is reading it. */
export function NewsRow({ notification: { id, at, isRead, news }, onFollow }: Props) {
  const voice = useLanguage()
  const { title, note } = newsWords(voice, news)
  const follow = () => {
    if (!isRead) void markRead(id)
    onFollow?.()
  }
  return (
    <li className="relative flex gap-3 px-4 py-3 transition-colors hover:bg-sunken sm:px-5 dark:hover:bg-line/50">
      <NewsIcon news={news} />
      <div className="min-w-0 flex-1">
        <Link
          to={newsPlace(news)}
          onClick={follow}
          className={classes(
            'text-pretty text-ink outline-offset-0 wrap-anywhere after:absolute after:inset-0',
            isRead ? 'font-medium' : 'font-bold',
          )}
        >
          {title}
          {!isRead && <span className="sr-only"> ({voice.t('notifications.unreadMark')})</span>}
        </Link>
        {note && <p className="text-[13px] text-pretty text-ink-soft wrap-anywhere">{note}</p>}
        <p className="text-[13px] text-ink-faint">
          <When at={at} />
        </p>
      </div>
      <span aria-hidden className={classes('mt-2 size-2 shrink-0 rounded-full', !isRead && 'bg-brand')} />
    </li>
  )
}

import { MOST_COUNTED, type WaitingItem } from '@runmart/contract/today'
import { numberText } from '@runmart/i18n/formats'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { classes } from '#ui/classes.ts'
import { dateTimeText } from '#ui/date-text.ts'
import { durationText } from '#ui/duration-text.ts'
import { waitingLinks } from './waiting-links.ts'

const HOUR = 3_600
const DAY = 24 * HOUR

type Props = { item: WaitingItem; now: number; isFirst: boolean }

/** How many of a kind wait, since when, and the way to do something about it; the first is what to do next. */
export function WaitingRow({ item: { kind, count, oldestAt }, now, isFirst }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { to, icon: Icon, ill } = waitingLinks[kind]
  const counted = Math.min(count, MOST_COUNTED)
  const name = t(`waitingNames.${kind}`, { count: counted })
  const seconds = Math.max(0, (now - Date.parse(oldestAt)) / 1000)
  const written = numberText(language, counted)
  const number = count > MOST_COUNTED ? t('operatorToday.over', { most: written }) : written
  return (
    <li className="flex min-h-12 items-center gap-3 px-5 py-2">
      <Icon aria-hidden className={classes('size-[18px] shrink-0', ill ? 'text-failed' : 'text-ink-faint')} />
      <p className="min-w-0 flex-1 text-[13px] text-ink-soft sm:flex sm:items-baseline sm:gap-3">
        <span className="min-w-0 flex-1 text-pretty wrap-anywhere">
          <strong className="text-[15px] font-bold text-ink tabular-nums">{number}</strong> {name}
        </span>
        <time
          dateTime={oldestAt}
          title={dateTimeText(language, new Date(oldestAt))}
          className={classes(
            'block shrink-0 tabular-nums',
            seconds >= DAY
              ? 'font-semibold text-failed'
              : seconds >= HOUR
                ? 'font-semibold text-pending'
                : 'text-ink-faint',
          )}
        >
          {t('operatorToday.oldest', { age: durationText(language, seconds) })}
        </time>
      </p>
      <ButtonLink
        to={to}
        size="sm"
        variant={isFirst ? 'primary' : 'secondary'}
        aria-label={`${t(`waitingActions.${kind}`)}: ${number} ${name}`}
        className="sm:min-w-36"
      >
        {t(`waitingActions.${kind}`)}
      </ButtonLink>
    </li>
  )
}

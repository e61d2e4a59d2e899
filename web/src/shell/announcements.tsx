import { linkIn } from '@runmart/contract/content-links'
import { Info, TriangleAlert, X } from 'lucide-react'
import { Link } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { useShopState } from '#platform/shop-state.ts'
import { storedValue, useStoredValue } from '#platform/stored-value.ts'
import { announcementStyles } from '#ui/announcement-styles.ts'

/** Public pages use the same storage key, so a dismissal there counts here too. */
const stored = storedValue('dismissedAnnouncements')
const MOST_STORED = 20

/** The shop's current announcements, except those that this person dismissed. */
export default function Announcements() {
  const { language, t } = useLanguage()
  const { announcements } = useShopState()
  const dismissed = (useStoredValue(stored) ?? '').split(' ')
  return announcements
    .filter(({ id }) => !dismissed.includes(id))
    .map(({ id, kind, texts, link }) => {
      const styles = announcementStyles(kind)
      const Icon = kind === 'warning' ? TriangleAlert : Info
      return (
        <aside key={id} aria-label={texts[language]} className={styles.bar}>
          <div className="flex items-center gap-3 px-4 md:px-8">
            <Icon aria-hidden className={styles.icon} />
            <p className={styles.text}>
              {link ? <AnnouncementLink {...linkIn(language, link)} text={texts[language]} /> : texts[language]}
            </p>
            <button
              type="button"
              aria-label={t('ui.close')}
              title={t('ui.close')}
              className={styles.close}
              onClick={() => stored.set([...dismissed.filter(Boolean), id].slice(-MOST_STORED).join(' '))}
            >
              <X aria-hidden />
            </button>
          </div>
        </aside>
      )
    })
}

function AnnouncementLink({ href, isInApp, text }: { href: string; isInApp: boolean; text: string }) {
  const className = announcementStyles('info').link
  return isInApp ? (
    <Link to={href} className={className}>
      {text}
    </Link>
  ) : (
    <a href={href} className={className}>
      {text}
    </a>
  )
}

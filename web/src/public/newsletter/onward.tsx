import { buttonStyles } from '#ui/button-styles.ts'
import { publicLinks } from '../frame/public-links.ts'
import { usePlace } from '../use-place.ts'

/** Where to go on from a page that is the end of its way. */
export function Onward() {
  const { language, t } = usePlace()
  const to = publicLinks(language)
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <a href={to.blog} className={buttonStyles('secondary', 'lg')}>
        {t('siteNewsletter.toBlog')}
      </a>
      <a href={to.home} className={buttonStyles('quiet', 'lg')}>
        {t('siteMessages.toStart')}
      </a>
    </div>
  )
}

import { buttonLook } from '#ui/button-look.ts'
import { publicLinks } from '../frame/public-links.ts'
import { usePlace } from '../use-place.ts'

/** Where to go on from a page that is the end of its way. */
export function Onward() {
  const { language, say } = usePlace()
  const to = publicLinks(language)
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <a href={to.blog} className={buttonLook('secondary', 'lg')}>
        {say('siteNewsletter.toBlog')}
      </a>
      <a href={to.home} className={buttonLook('quiet', 'lg')}>
        {say('siteNotices.toStart')}
      </a>
    </div>
  )
}

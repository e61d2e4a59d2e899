import { publicLinks } from './frame/public-links.ts'
import { Notice } from './notice.tsx'

/** Nothing is at the asked address. */
export default function NotFound() {
  return (
    <Notice
      name="404"
      words={(say, language) => ({
        title: say('siteNotices.notFoundTitle'),
        link: say('siteNotices.toStart'),
        href: publicLinks(language).home,
      })}
    />
  )
}

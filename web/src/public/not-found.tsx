import { publicLinks } from './frame/public-links.ts'
import { Notice } from './notice.tsx'

/** Nothing is at the asked address. */
export default function NotFound() {
  return (
    <Notice
      name="404"
      words={(t, language) => ({
        title: t('siteMessages.notFoundTitle'),
        link: t('siteMessages.toStart'),
        href: publicLinks(language).home,
      })}
    />
  )
}

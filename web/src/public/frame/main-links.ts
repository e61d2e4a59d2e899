import type { Place } from '#platform/place.ts'
import type { usePlace } from '../use-place.ts'
import { publicLinks } from './public-links.ts'

type MainLink = { href: string; text: string; isHere: boolean }

/** The pages that the top of every page leads to. */
export function mainLinks({ language, path, t }: ReturnType<typeof usePlace>): MainLink[] {
  const to = publicLinks(language)
  const isAt = (section: Place['path']) => path === section || path.startsWith(`${section}/`)
  return [
    { href: to.services, text: t('site.services'), isHere: isAt('services') },
    { href: to.how, text: t('site.how'), isHere: false },
    { href: to.blog, text: t('site.blog'), isHere: isAt('blog') },
    { href: to.about, text: t('site.about'), isHere: isAt('about') },
  ]
}

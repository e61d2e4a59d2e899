import type { Place } from '#platform/place.ts'
import type { usePlace } from '../use-place.ts'
import { publicLinks } from './public-links.ts'

type MainLink = { href: string; text: string; isHere: boolean }

/** The pages that the top of every page leads to. */
export function mainLinks({ language, path, say }: ReturnType<typeof usePlace>): MainLink[] {
  const to = publicLinks(language)
  const isAt = (section: Place['path']) => path === section || path.startsWith(`${section}/`)
  return [
    { href: to.services, text: say('site.services'), isHere: isAt('services') },
    { href: to.how, text: say('site.how'), isHere: false },
    { href: to.blog, text: say('site.blog'), isHere: isAt('blog') },
    { href: to.about, text: say('site.about'), isHere: isAt('about') },
  ]
}

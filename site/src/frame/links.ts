import type { Language } from '@runmart/contract/languages'
import { localizedPath } from '@runmart/contract/localized-path'
import type { TranslateSite } from '@runmart/i18n/site'
import type { Page } from '#site/page-context.ts'

export function publicLinks(language: Language) {
  const at = (path: string) => localizedPath(language, path)
  return {
    home: at(''),
    services: at('services'),
    /** The path of the service that the server fills in. */
    service: at('services/{{slug}}'),
    how: `${at('')}#how`,
    blog: at('blog'),
    about: at('about'),
    terms: at('terms'),
    privacy: at('privacy'),
    feed: at('rss.xml'),
  }
}

type MainLink = { href: string; text: string; isHere: boolean }

export function mainLinks({ language, path, t }: Page & { t: TranslateSite }): MainLink[] {
  const to = publicLinks(language)
  const isAt = (section: string) => path === section || path.startsWith(`${section}/`)
  return [
    { href: to.services, text: t('site.services'), isHere: isAt('services') },
    { href: to.how, text: t('site.how'), isHere: false },
    { href: to.blog, text: t('site.blog'), isHere: isAt('blog') },
    { href: to.about, text: t('site.about'), isHere: isAt('about') },
  ]
}

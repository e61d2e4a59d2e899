import { languageNames, languages } from '@runmart/contract/languages'
import { addressIn } from '#platform/place.ts'
import { Logo } from '#ui/logo.tsx'
import { Each } from '../each.tsx'
import { usePlace } from '../use-place.ts'
import { FooterGroup } from './footer-group.tsx'
import { publicLinks } from './public-links.ts'

/** The end of the public pages: every page there is, the other languages, and how to reach whoever runs the shop. */
export function PublicFooter() {
  const { language, path, t } = usePlace()
  const to = publicLinks(language)
  const groups = [
    {
      title: t('site.product'),
      links: [
        { href: to.services, text: t('site.services') },
        { href: to.how, text: t('site.how') },
        { href: '/api/docs', text: t('site.apiDocs') },
      ],
    },
    {
      title: t('site.reading'),
      links: [
        { href: to.blog, text: t('site.blog') },
        { href: to.about, text: t('site.about') },
        { href: to.feed, text: t('site.feed') },
      ],
    },
    {
      title: t('site.rules'),
      links: [
        { href: to.terms, text: t('site.terms') },
        { href: to.privacy, text: t('site.privacy') },
      ],
    },
    {
      title: t('site.language'),
      links: languages.map((other) => ({
        href: addressIn(other, path),
        text: languageNames[other],
        language: other,
        isHere: other === language,
      })),
    },
  ]
  return (
    <footer className="border-t border-line bg-surface">
      <div className="mx-auto grid max-w-6xl gap-x-8 gap-y-10 px-4 py-12 sm:px-6 lg:grid-cols-[1.2fr_3fr] lg:py-16">
        <div className="flex flex-col items-start gap-3">
          <Logo />
          <p className="text-[13px] text-ink-faint">{t('site.footer')}</p>
          <Each of="contact">
            <a
              href="mailto:{{contact}}"
              className="inline-flex min-h-6 items-center text-[13px] font-semibold break-all text-brand hover:underline pointer-coarse:min-h-11"
            >
              {'{{contact}}'}
            </a>
          </Each>
        </div>
        <nav aria-label={t('site.more')} className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4">
          {groups.map((group) => (
            <FooterGroup key={group.title} {...group} />
          ))}
        </nav>
      </div>
    </footer>
  )
}

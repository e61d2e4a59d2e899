import { type Language, languageNames, languages } from '@runmart/contract/languages'
import { localizedPath } from '@runmart/contract/localized-path'
import { Logo } from '@runmart/web/ui/logo.tsx'
import { MustacheSection } from '#site/mustache.tsx'
import { usePage } from '#site/page-context.ts'
import { publicLinks } from './links.ts'

/** The footer: all pages, the other languages, and the contacts. */
export function Footer() {
  const { language, path, t } = usePage()
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
        href: localizedPath(other, path),
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
          <ContactLink of="contact" href="mailto:{{contact}}" text="{{contact}}" />
          <ContactLink of="telegram" href="https://t.me/{{telegram}}" text="Telegram: @{{telegram}}" />
          <ContactLink of="zalo" href="https://zalo.me/{{zalo}}" text="Zalo: {{zalo}}" />
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

function ContactLink({ of, href, text }: { of: string; href: string; text: string }) {
  return (
    <MustacheSection of={of}>
      <a
        href={href}
        className="inline-flex min-h-6 items-center text-[13px] font-semibold break-all text-brand hover:underline pointer-coarse:min-h-11"
      >
        {text}
      </a>
    </MustacheSection>
  )
}

type Link = { href: string; text: string; language?: Language; isHere?: boolean }

function FooterGroup({ title, links }: { title: string; links: Link[] }) {
  return (
    <div>
      <h2 className="text-[13px] font-bold text-ink">{title}</h2>
      <ul className="mt-2">
        {links.map(({ href, text, language, isHere }) => (
          <li key={href}>
            <a
              href={href}
              hrefLang={language}
              lang={language}
              aria-current={isHere ? 'page' : undefined}
              className="inline-flex min-h-8 items-center text-[13px] text-ink-soft hover:text-ink hover:underline aria-[current]:text-ink-faint pointer-coarse:min-h-11"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

import { languages } from '@runmart/contract/languages'
import { sayPublic } from '@runmart/i18n/public'
import { paths } from '../platform/paths.ts'
import { Logo } from '../ui/logo.tsx'

/** Nothing is at the asked address. Which language the visitor reads is not known, so it is said in all three. */
export default function NotFound() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-lg flex-col justify-center gap-10 px-6 pb-24">
      <title>{sayPublic.en('siteNotices.notFoundTitle')}</title>
      <meta name="robots" content="noindex" />
      <Logo />
      <h1 className="sr-only">404</h1>
      <ul className="divide-y divide-line border-y border-line">
        {languages.map((language) => (
          <li
            key={language}
            lang={language}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-4"
          >
            <span className="text-base font-semibold text-ink">{sayPublic[language]('siteNotices.notFoundTitle')}</span>
            <a href={paths.home(language)} hrefLang={language} className="font-semibold text-brand hover:underline">
              {sayPublic[language]('siteNotices.toStart')}
            </a>
          </li>
        ))}
      </ul>
    </main>
  )
}

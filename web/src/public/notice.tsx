import type { Language } from '@runmart/contract/languages'
import { languages } from '@runmart/contract/languages'
import { siteTranslations, type TranslateSite } from '@runmart/i18n/site'
import { Logo } from '#ui/logo.tsx'

type Words = { title: string; text?: string; link: string; href: string }
type Props = {
  /** For those who cannot see the page, and for the name of its tab. */
  name: string
  words: (t: TranslateSite, language: Language) => Words
}

/** A page that says one thing. Which language its reader speaks is not known, so it says it in all. */
export function Notice({ name, words }: Props) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-8 px-6 py-16">
      <title>{`${words(siteTranslations.en, 'en').title} · Runmart`}</title>
      <meta name="robots" content="noindex" />
      <Logo />
      <h1 className="sr-only">{name}</h1>
      <ul className="divide-y divide-line border-y border-line">
        {languages.map((language) => {
          const { title, text, link, href } = words(siteTranslations[language], language)
          return (
            <li
              key={language}
              lang={language}
              className="flex items-center justify-between gap-x-8 gap-y-2 py-5 max-sm:flex-col max-sm:items-start"
            >
              <div>
                <p className="text-base font-bold text-ink">{title}</p>
                {text && <p className="mt-1 text-pretty text-ink-soft">{text}</p>}
              </div>
              <a
                href={href}
                className="inline-flex min-h-8 items-center font-semibold whitespace-nowrap text-brand hover:underline pointer-coarse:min-h-11"
              >
                {link}
              </a>
            </li>
          )
        })}
      </ul>
    </main>
  )
}

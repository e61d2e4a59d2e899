import { type Language, languages } from '@runmart/contract/languages'
import { siteTranslations, type TranslateSite } from '@runmart/i18n/site'
import { Logo } from '@runmart/web/ui/logo.tsx'
import { publicLinks } from './frame/links.ts'

export function NotFoundPage() {
  return (
    <Message
      name="404"
      sentences={(t, language) => ({
        title: t('siteMessages.notFoundTitle'),
        link: t('siteMessages.toStart'),
        href: publicLinks(language).home,
      })}
    />
  )
}

/** The server failed to make a page. The link retries the requested address. */
export function FailedPage() {
  return (
    <Message
      name="500"
      sentences={(t) => ({
        title: t('siteMessages.failedTitle'),
        text: t('siteMessages.failedText'),
        link: t('siteMessages.tryAgain'),
        href: '',
      })}
    />
  )
}

/** Replaces any page without a connection. The link retries the requested address. */
export function OfflinePage() {
  return (
    <Message
      name="Offline"
      sentences={(t) => ({
        title: t('siteMessages.offlineTitle'),
        text: t('siteMessages.offlineText'),
        link: t('siteMessages.tryAgain'),
        href: '',
      })}
    />
  )
}

type Sentences = { title: string; text?: string; link: string; href: string }
type Props = {
  /** For screen readers and the tab's title. */
  name: string
  sentences: (t: TranslateSite, language: Language) => Sentences
}

/** A page with one message. Its reader's language is unknown, so it uses all of them. */
function Message({ name, sentences }: Props) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-8 px-6 py-16">
      <title>{`${sentences(siteTranslations.en, 'en').title} · Runmart`}</title>
      <meta name="robots" content="noindex" />
      <Logo />
      <h1 className="sr-only">{name}</h1>
      <ul className="divide-y divide-line border-y border-line">
        {languages.map((language) => {
          const { title, text, link, href } = sentences(siteTranslations[language], language)
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

import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePage } from '#site/page-context.ts'
import type { Text } from './read-text.ts'
import type { Heading } from './render-markdown.ts'

/** Shorter texts are seen at a glance. */
const WORTH_LISTING = 3

type Props = { text: Text; above?: ReactNode; facts: ReactNode; children?: ReactNode }

/** A text to be read: its title, what is known of it, what it contains, and the words. */
export function TextLayout({ text, above, facts, children }: Props) {
  const { t } = usePage()
  const isListed = text.headings.length >= WORTH_LISTING
  return (
    <div className="mx-auto grid max-w-6xl px-4 pt-10 pb-16 sm:px-6 lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-x-16 lg:pt-16 lg:pb-24">
      <article className="min-w-0">
        <header className="max-w-[42.5rem] border-b border-line pb-8">
          {above}
          <h1 className="text-public wrap-anywhere text-ink">{text.title}</h1>
          <p className="mt-5 flex flex-wrap gap-x-3 gap-y-1 text-[13px] text-ink-faint">{facts}</p>
        </header>
        {isListed && (
          <details className="group border-b border-line lg:hidden">
            <summary className="flex min-h-12 list-none items-center justify-between font-semibold text-ink [&::-webkit-details-marker]:hidden">
              {t('site.onThisPage')}
              <ChevronDown aria-hidden className="size-4 text-ink-faint transition-transform group-open:rotate-180" />
            </summary>
            <nav aria-label={t('site.onThisPage')} className="pb-5">
              <Contents headings={text.headings} />
            </nav>
          </details>
        )}
        <div className="pt-8">
          <Prose html={text.html} />
        </div>
        {children}
      </article>
      {isListed && (
        <div className="max-lg:hidden">
          <nav aria-label={t('site.onThisPage')} className="sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto">
            <p className="mb-3 text-[13px] font-bold text-ink">{t('site.onThisPage')}</p>
            <Contents headings={text.headings} />
          </nav>
        </div>
      )}
    </div>
  )
}

/** The headings of a text as links, those of the second rank further in. */
function Contents({ headings }: { headings: Heading[] }) {
  return (
    <ol className="border-l border-line">
      {headings.map(({ id, text, depth }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={`-ml-px flex min-h-8 items-center border-l border-transparent py-1.5 text-[13px]/5 text-ink-soft transition-colors hover:border-brand hover:text-ink pointer-coarse:min-h-11 ${depth > 2 ? 'pl-7' : 'pl-4'}`}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** A text of the content folder as HTML; reading it lets no foreign HTML through. */
function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by render-markdown.ts from our own files, raw HTML refused
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}

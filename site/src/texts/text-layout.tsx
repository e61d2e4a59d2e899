import { ChevronDown, Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import { MustacheSection } from '#site/mustache.tsx'
import { usePage } from '#site/page-context.ts'

type Props = { above?: ReactNode; facts: ReactNode; children?: ReactNode }

/** A text with title, facts and contents; the server fills in all of them. */
export function TextLayout({ above, facts, children }: Props) {
  const { t } = usePage()
  return (
    <div className="mx-auto grid max-w-6xl px-4 pt-10 pb-16 sm:px-6 lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-x-16 lg:pt-16 lg:pb-24">
      <article className="min-w-0">
        <header className="max-w-[42.5rem] border-b border-line pb-8">
          {above}
          <h1 lang="{{text.language}}" className="text-public wrap-anywhere text-ink">
            {'{{text.title}}'}
          </h1>
          <p className="mt-5 flex flex-wrap gap-x-3 gap-y-1 text-[13px] text-ink-faint">{facts}</p>
        </header>
        <MustacheSection of="text.fallback">
          <NotTranslated />
        </MustacheSection>
        <MustacheSection of="text.isListed">
          <details className="group border-b border-line lg:hidden">
            <summary className="flex min-h-12 list-none items-center justify-between font-semibold text-ink [&::-webkit-details-marker]:hidden">
              {t('site.onThisPage')}
              <ChevronDown aria-hidden className="size-4 text-ink-faint transition-transform group-open:rotate-180" />
            </summary>
            <nav aria-label={t('site.onThisPage')} className="pb-5">
              <Contents />
            </nav>
          </details>
        </MustacheSection>
        <div lang="{{text.language}}" className="prose pt-8">
          {'{{{text.html}}}'}
        </div>
        {children}
      </article>
      <MustacheSection of="text.isListed">
        <div className="max-lg:hidden">
          <nav aria-label={t('site.onThisPage')} className="sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto">
            <p className="mb-3 text-[13px] font-bold text-ink">{t('site.onThisPage')}</p>
            <Contents />
          </nav>
        </div>
      </MustacheSection>
    </div>
  )
}

/** The notice that the text has another language than the page; the header links to the other languages. */
function NotTranslated() {
  const { t } = usePage()
  return (
    <p className="mt-6 flex max-w-[42.5rem] items-start gap-3 rounded-lg bg-sunken px-4 py-3 text-ink-soft dark:bg-raised">
      <Languages aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-faint" />
      {t('site.notTranslated', { language: '{{.}}' })}
    </p>
  )
}

/** The headings of a text as links; second-level ones are indented. */
function Contents() {
  return (
    <ol lang="{{text.language}}" className="border-l border-line">
      <MustacheSection of="text.headings">
        <li>
          <a
            href="#{{id}}"
            data-inner="{{isInner}}"
            className="-ml-px flex min-h-8 items-center border-l border-transparent py-1.5 pl-4 text-[13px]/5 wrap-anywhere text-ink-soft transition-colors hover:border-brand hover:text-ink data-[inner=true]:pl-7 pointer-coarse:min-h-11"
          >
            {'{{text}}'}
          </a>
        </li>
      </MustacheSection>
    </ol>
  )
}

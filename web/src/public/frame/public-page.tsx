import type { ReactNode } from 'react'
import { usePlace } from '../use-place.ts'
import { type About, PageHead } from './page-head.tsx'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'

/** What is around every public page: its head, the way through the site, and its end. */
export function PublicPage({ about, children }: { about: About; children: ReactNode }) {
  const { language, path, t } = usePlace()
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHead language={language} path={path} {...about} />
      <a
        href="#content"
        className="sr-only rounded-lg bg-brand font-semibold text-on-brand focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-30 focus:px-4 focus:py-2.5"
      >
        {t('site.skip')}
      </a>
      <PublicHeader />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <PublicFooter />
    </div>
  )
}

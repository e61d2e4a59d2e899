import type { ReactNode } from 'react'
import { usePage } from '#site/page-context.ts'
import { Announcements } from './announcements.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PageHead, type PageMeta } from './page-head.tsx'

/** The frame of every public page: head, navigation and footer. */
export function PageLayout({ about, children }: { about: PageMeta; children: ReactNode }) {
  const { language, path, t } = usePage()
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHead language={language} path={path} {...about} />
      <a
        href="#content"
        className="sr-only rounded-lg bg-brand font-semibold text-on-brand focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-30 focus:px-4 focus:py-2.5"
      >
        {t('site.skip')}
      </a>
      <Announcements />
      <Header />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
    </div>
  )
}

import type { ReactNode } from 'react'
import { usePlace } from '../use-place.ts'
import { type About, PageHead } from './page-head.tsx'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'

/** What is around every public page: its head, the way through the site, and its end. */
export function PublicPage({ about, children }: { about: About; children: ReactNode }) {
  const { language, path } = usePlace()
  return (
    <>
      <PageHead language={language} path={path} {...about} />
      <PublicHeader />
      <main id="content">{children}</main>
      <PublicFooter />
    </>
  )
}

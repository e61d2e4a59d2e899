import { renderToStaticMarkup } from 'react-dom/server'
import { Document } from './document.tsx'
import { writeHeadSections } from './mustache.tsx'
import { CurrentPage, type Page } from './page-context.ts'
import { pageAt } from './pages.tsx'

/** Renders a public page as HTML, complete except for the holes that the running server fills. */
export function renderPage(page: Page): string {
  const Content = pageAt(page.path)
  const html = renderToStaticMarkup(
    <CurrentPage value={page}>
      <Document>
        <Content />
      </Document>
    </CurrentPage>,
  )
  return `<!DOCTYPE html>${writeHeadSections(html)}`
}

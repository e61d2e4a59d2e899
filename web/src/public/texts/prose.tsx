import './prose.css'

/** A text of the content folder, drawn as HTML when the web was built; the reader of texts lets no foreign HTML through. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by draw-markdown.ts from our own files, raw HTML refused
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}

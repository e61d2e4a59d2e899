import { MustacheSection } from '#site/mustache.tsx'

/** A part of what operators wrote about the service; the server fills in HTML that it made and checked. */
export function ServiceText({ part, title }: { part: 'get' | 'need' | 'questions'; title: string }) {
  return (
    <MustacheSection of={`html.${part}`}>
      <section aria-labelledby={part}>
        <h2 id={part} className="text-lg/[26px] font-semibold text-ink">
          {title}
        </h2>
        <div className="prose service-text mt-3">{`{{{html.${part}}}}`}</div>
      </section>
    </MustacheSection>
  )
}

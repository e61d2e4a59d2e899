import { MustacheSection } from '#site/mustache.tsx'

/** A part of the operators' text about the service. */
export function ServiceText({ part, title }: { part: 'get' | 'questions'; title: string }) {
  return (
    <MustacheSection of={`html.${part}`}>
      <section aria-labelledby={part}>
        <Heading id={part}>{title}</Heading>
        <Text part={part} />
      </section>
    </MustacheSection>
  )
}

/** The requirements of an order: the form's fields, and the operators' text. */
export function WhatWeNeed({ title }: { title: string }) {
  return (
    <MustacheSection of="isAsking">
      <section aria-labelledby="need">
        <Heading id="need">{title}</Heading>
        <MustacheSection of="asked.length">
          <ul className="mt-3 flex flex-wrap gap-2">
            <MustacheSection of="asked">
              <li className="rounded-md bg-sunken px-2.5 py-1 font-semibold wrap-anywhere text-ink dark:bg-raised">
                {'{{.}}'}
              </li>
            </MustacheSection>
          </ul>
        </MustacheSection>
        <MustacheSection of="html.need">
          <Text part="need" />
        </MustacheSection>
      </section>
    </MustacheSection>
  )
}

function Heading({ id, children }: { id: string; children: string }) {
  return (
    <h2 id={id} className="text-lg/[26px] font-semibold text-ink">
      {children}
    </h2>
  )
}

/** HTML that the server made and checked. */
function Text({ part }: { part: string }) {
  return <div className="prose service-text mt-3">{`{{{html.${part}}}}`}</div>
}

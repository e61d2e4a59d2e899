import type { ReactNode } from 'react'

type Props = {
  /** The name of a list, an object or a boolean that the server fills in per request. */
  of: string
  children: ReactNode
}

/** The server renders it once per item of a list, or once if the value is true. */
export function MustacheSection({ of, children }: Props) {
  return (
    <>
      {`{{#${of}}}`}
      {children}
      {`{{/${of}}}`}
    </>
  )
}

/** A sentence if the value is true, otherwise another, also in text for search engines. */
export const sentenceIf = (name: string, sentence: string, otherwise = '') =>
  `{{#${name}}}${sentence}{{/${name}}}{{^${name}}}${otherwise}{{/${name}}}`

/** The server renders it if a list is empty, or a value is not true. */
export function InvertedSection({ of, children }: Props) {
  return (
    <>
      {`{{^${of}}}`}
      {children}
      {`{{/${of}}}`}
    </>
  )
}

/**
 * Shows an element of the head only if the value is true. React moves such elements to the head, where no section can
 * surround them; `writeHeadSections` adds the sections to the finished page.
 */
export function onlyIf(name: string): Record<string, string> {
  return { 'data-only-if': name }
}

export function writeHeadSections(html: string): string {
  return html.replace(
    /<(?:link|meta)\b[^>]*? data-only-if="([\w.]+)"[^>]*>/g,
    (element, name: string) => `{{#${name}}}${element.replace(` data-only-if="${name}"`, '')}{{/${name}}}`,
  )
}

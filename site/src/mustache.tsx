import type { ReactNode } from 'react'

type Props = {
  /** A name in what the server fills in when the page is asked for: a list, an object, or a boolean. */
  of: string
  children: ReactNode
}

/** Rendered by the server once for every item of a list, or once where something is true. */
export function MustacheSection({ of, children }: Props) {
  return (
    <>
      {`{{#${of}}}`}
      {children}
      {`{{/${of}}}`}
    </>
  )
}

/** A sentence where something is true, in text that search engines read, too, and another where it is not. */
export const sentenceIf = (name: string, sentence: string, otherwise = '') =>
  `{{#${name}}}${sentence}{{/${name}}}{{^${name}}}${otherwise}{{/${name}}}`

/** Rendered by the server where a list is empty, or where something is not true. */
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
 * An element of the head that is there only where something is true. React moves such elements to the head, where no section
 * can be written around them: `writeHeadSections` does that in the finished page.
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

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

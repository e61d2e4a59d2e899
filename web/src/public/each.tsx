import type { ReactNode } from 'react'

type Props = {
  /** A name in what the server knows when the page is asked for: a list, a thing, or a yes or no. */
  of: string
  children: ReactNode
}

/** Drawn once for every item of a list that only the running shop knows, or once where something is so. */
export function Each({ of, children }: Props) {
  return (
    <>
      {`{{#${of}}}`}
      {children}
      {`{{/${of}}}`}
    </>
  )
}

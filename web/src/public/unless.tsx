import type { ReactNode } from 'react'

/** Drawn where a list that only the running shop knows is empty, or where something is not so. */
export function Unless({ of, children }: { of: string; children: ReactNode }) {
  return (
    <>
      {`{{^${of}}}`}
      {children}
      {`{{/${of}}}`}
    </>
  )
}

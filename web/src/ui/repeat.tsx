import { Fragment, type ReactNode } from 'react'

/** The same thing so many times, as a skeleton needs its rows. */
export function Repeat({ times, children }: { times: number; children: ReactNode }) {
  return [...Array(times).keys()].map((at) => <Fragment key={at}>{children}</Fragment>)
}

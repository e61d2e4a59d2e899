import type { TestContext } from 'node:test'

/** Gives the window a width for one test. */
export function setWidth(context: TestContext, width: number): void {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }
  happyDOM.setViewport({ width })
  context.after(() => happyDOM.setViewport({ width: 1024 }))
}

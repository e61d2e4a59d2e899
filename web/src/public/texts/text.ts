import type { FrontMatter } from './front-matter.ts'

export type Heading = { id: string; text: string; depth: number }

/** A text in one language, drawn. */
export type Text = FrontMatter & { html: string; headings: Heading[]; minutes: number }

import * as z from 'zod/mini'
import { Slug } from './catalog.ts'
import { endpoint, Nothing, Time } from './endpoint.ts'
import { type Language, languages } from './languages.ts'
import { deskPageQuery, listOf } from './lists.ts'
import { localizedPath } from './localized-path.ts'

/** Pages are permanent; operators add and remove posts of the blog. */
export const textKinds = ['page', 'post'] as const
export type TextKind = (typeof textKinds)[number]
export const pageSlugs = ['terms', 'privacy', 'about'] as const

export const MAX_TITLE = 60
export const MAX_DESCRIPTION = 155
export const MAX_BODY = 20_000
/** How many posts a shop may have, including those that ship. */
export const MAX_POSTS = 500

const line = (most: number) =>
  z.string('required').check(z.trim(), z.maxLength(most, 'textTooLong'), z.regex(/^\P{Cc}*$/u, 'invalid'))

/** A text in one language while an operator writes it; missing parts are empty. */
export const Words = z.strictObject({
  title: line(MAX_TITLE),
  /** One sentence for search engines and lists. */
  description: line(MAX_DESCRIPTION),
  /** Markdown. */
  body: z.string('required').check(z.trim(), z.maxLength(MAX_BODY, 'textTooLong')),
})
export type Words = z.infer<typeof Words>
export const wordParts = ['title', 'description', 'body'] as const
export const blankWords: Words = { title: '', description: '', body: '' }

export const Texts = z.strictObject({ en: Words, vi: Words, ru: Words })
export type Texts = z.infer<typeof Texts>

/** The parts that publishing still needs: at least one language, and each language complete or empty. */
export function missingWords(texts: Texts): string[] {
  const isBlank = (words: Words) => wordParts.every((part) => words[part] === '')
  const written = languages.filter((it) => !isBlank(texts[it]))
  const needed = written.length ? written : (['en'] as const)
  return needed.flatMap((it) => wordParts.filter((part) => !texts[it][part]).map((part) => `texts.${it}.${part}`))
}

export const NewPost = z.strictObject({ slug: Slug, texts: Texts })
/** Null: now. */
export const Publishing = z.strictObject({ version: z.int('wholeNumber'), publishAt: z.nullable(Time) })

const Titles = z.strictObject({ en: z.string(), vi: z.string(), ru: z.string() })

export const TextSummary = z.strictObject({
  kind: z.enum(textKinds),
  slug: z.string(),
  titles: Titles,
  isLive: z.boolean(),
  /** When the scheduled version goes live. */
  scheduledFor: z.nullable(Time),
  hasDraft: z.boolean(),
  isShipped: z.boolean(),
  /** When the current version went live; null if it ships with the software, or visitors see nothing. */
  shownSince: z.nullable(Time),
})
export type TextSummary = z.infer<typeof TextSummary>

export const EditedText = z.strictObject({
  ...TextSummary.shape,
  /** The version that a save has to name; 0 for the first save. */
  version: z.int(),
  /** The draft; without one the scheduled version, or the live one. */
  texts: Texts,
  draftBy: z.nullable(z.string()),
  draftAt: z.nullable(Time),
})
export type EditedText = z.infer<typeof EditedText>

export const TextVersion = z.strictObject({
  /** 0 is the version that ships. */
  id: z.int(),
  titles: Titles,
  /** This version hides the text from visitors. */
  isHidden: z.boolean(),
  shownFrom: z.nullable(Time),
  publishedBy: z.nullable(z.string()),
})
export type TextVersion = z.infer<typeof TextVersion>

/** The address of a page or post in a language: `/terms`, `/vi/blog/how-refunds-work`. */
export function textAddress(language: Language, kind: TextKind, slug: string): string {
  return localizedPath(language, kind === 'post' ? `blog/${slug}` : slug)
}

/** The version that the operator has read, so that they do not overwrite another operator's change. */
const version = z.int('wholeNumber')
const One = z.strictObject({ kind: z.enum(textKinds, 'invalid'), slug: Slug })
const Saved = z.strictObject({ text: EditedText })
const step = { access: 'operator', right: 'content' } as const
const change = { ...step, params: One, data: Saved, refusals: ['NOT_FOUND', 'CONFLICT'] } as const

export const texts = {
  list: endpoint({
    ...step,
    method: 'GET',
    path: '/operator/texts',
    summary: 'List pages or posts of the public site, the newest first',
    query: z.object({ ...deskPageQuery, kind: z._default(z.enum(textKinds), 'post') }),
    data: listOf(TextSummary),
  }),
  get: endpoint({
    ...step,
    method: 'GET',
    path: '/operator/texts/{kind}/{slug}',
    summary: 'Get a page or post to edit: its draft, or what is published',
    params: One,
    data: Saved,
    refusals: ['NOT_FOUND'],
  }),
  create: endpoint({
    ...step,
    method: 'POST',
    path: '/operator/texts',
    summary: 'Begin a post; nobody sees it before it is published',
    body: NewPost,
    data: Saved,
  }),
  save: endpoint({
    ...change,
    method: 'PUT',
    path: '/operator/texts/{kind}/{slug}/draft',
    summary: 'Save the draft of a page or post; visitors see no difference',
    body: z.strictObject({ version, texts: Texts }),
  }),
  discard: endpoint({
    ...change,
    method: 'POST',
    path: '/operator/texts/{kind}/{slug}/discard',
    summary: 'Throw the draft away; what is published stays',
    body: z.strictObject({ version }),
  }),
  publish: endpoint({
    ...change,
    method: 'POST',
    path: '/operator/texts/{kind}/{slug}/publish',
    summary: 'Publish the draft, now or at a later moment; it replaces one that waits',
    body: Publishing,
  }),
  unpublish: endpoint({
    ...change,
    method: 'POST',
    path: '/operator/texts/{kind}/{slug}/unpublish',
    summary: 'Take back what waits to be published, or else take a post off the site; its text becomes the draft',
    body: z.strictObject({ version }),
  }),
  remove: endpoint({
    ...step,
    method: 'DELETE',
    path: '/operator/texts/{kind}/{slug}',
    summary: 'Delete a post that visitors cannot read, with all its versions; not one that came with the software',
    params: One,
    data: Nothing,
    refusals: ['NOT_FOUND', 'CONFLICT'],
  }),
  versions: endpoint({
    ...step,
    method: 'GET',
    path: '/operator/texts/{kind}/{slug}/versions',
    summary: 'List what was published of a page or post, newest first, with who did',
    params: One,
    query: z.object(deskPageQuery),
    data: listOf(TextVersion),
    refusals: ['NOT_FOUND'],
  }),
  version: endpoint({
    ...step,
    method: 'GET',
    path: '/operator/texts/{kind}/{slug}/versions/{id}',
    summary: 'Get the words of a version',
    params: z.strictObject({ ...One.shape, id: z.string().check(z.regex(/^\d{1,12}$/, 'invalid')) }),
    data: z.strictObject({ texts: Texts }),
    refusals: ['NOT_FOUND'],
  }),
  preview: endpoint({
    ...step,
    method: 'POST',
    path: '/operator/texts/{kind}/{slug}/preview',
    summary: 'Render a text as the page that visitors would get, in one language; nothing is saved',
    params: One,
    body: z.strictObject({ language: z.enum(languages), texts: Texts }),
    /** A whole page of HTML; empty on a server without the web. */
    data: z.strictObject({ html: z.string() }),
  }),
}

import { linkIn } from '@runmart/contract/content-links'
import { pageSlugs, type TextKind, type Texts, textAddress, type Words } from '@runmart/contract/content-texts'
import { type Language, languageNames, languages } from '@runmart/contract/languages'
import { translator } from '@runmart/i18n/server'
import { headsOf, type PublishedText, type PublishedTexts, readingLanguage } from '#features/content/index.ts'
import { today } from '#platform/days.ts'
import type { Asked } from '#platform/http/site/page-template.ts'
import { Refusal } from '#platform/refusal.ts'
import { renderMarkdown } from '#platform/render-markdown.ts'
import type { Shop } from '#platform/shop.ts'
import { blogStructuredData, postStructuredData } from './text-structured-data.ts'

/** The holes of text pages, the blog, its feed and the site map. */
export const holesOfTexts = ['text', 'post', 'blog', 'texts']

/** A shorter text needs no list of its headings. */
const WORTH_LISTING = 3
/** The number of posts in the blog and its feed. Readers find older ones through their neighbours and the site map. */
const MOST_LISTED = 100

type TextShop = Pick<Shop, 'publicUrl' | 'shopTimeZone'> & { texts: Pick<PublishedTexts, 'list' | 'wordsOf'> }

/** The shop's texts for a public page, in the language of its address. */
export async function getTextData(
  { path, draft }: Pick<Asked, 'path' | 'draft'>,
  language: Language,
  { texts, publicUrl: origin, shopTimeZone }: TextShop,
): Promise<object> {
  const published = await texts.list()
  const name = nameAt(path, language)
  if (!name) return { blog: blogView(published, language, origin), texts: published.map(mapView) }
  const found = published.find((it) => it.kind === name.kind && it.slug === name.slug)
  const text = draft ? draftOf(name, draft as Texts, found, shopTimeZone) : found
  if (!text) throw new Refusal('NOT_FOUND')
  const written = readingLanguage(text.heads, language)
  const words = draft ? (draft as Texts)[written] : await texts.wordsOf(text, written)
  if (!words) throw new Refusal('NOT_FOUND')
  return { post: text.slug, text: textView(text, words, { language, written, origin, published }) }
}

/** The text at an address; null for pages that list texts. */
function nameAt(path: string, language: Language): { kind: TextKind; slug: string } | null {
  const [first = '', slug] = path.split('/').slice(language === 'en' ? 1 : 2)
  if (first === 'blog' && slug !== undefined) return { kind: 'post', slug }
  return pageSlugs.some((it) => it === first) ? { kind: 'page', slug: first } : null
}

/** The draft, as if published today. */
function draftOf(
  name: { kind: TextKind; slug: string },
  texts: Texts,
  published: PublishedText | undefined,
  timeZone: string,
): PublishedText {
  const day = today(timeZone)
  return {
    ...name,
    id: null,
    heads: headsOf(texts),
    publishedOn: published?.publishedOn ?? day,
    changedOn: day,
    hasShippedTitle: () => false,
  }
}

/** Keyed by the object: published texts stay the same objects, and pages render them again and again. */
const known = new WeakMap<Words, Map<Language, ReturnType<typeof renderMarkdown>>>()

/** Renders the text with links into the language of the page. */
function rendered(words: Words, language: Language): ReturnType<typeof renderMarkdown> {
  const inLanguages = known.get(words) ?? new Map()
  known.set(words, inLanguages)
  const linkTo = (address: string) => linkIn(language, address).href
  if (!inLanguages.has(language)) inLanguages.set(language, renderMarkdown(words.body, { headings: 'linked', linkTo }))
  return inLanguages.get(language)
}

type Where = { language: Language; written: Language; origin: string; published: readonly PublishedText[] }

function textView(text: PublishedText, words: Words, { language, written, origin, published }: Where) {
  const { kind, slug, heads } = text
  const { title, description } = words
  const { html, headings } = rendered(words, language)
  const posts = published.filter((it) => it.kind === 'post')
  const at = posts.findIndex((it) => it.slug === slug)
  const neighbour = (it: PublishedText | undefined) =>
    it && kind === 'post' && at >= 0 ? postView(it, language) : null
  const canonical = textAddress(written, kind, slug)
  const picture = kind === 'page' ? slug : text.hasShippedTitle(written) ? `blog-${slug}` : 'blog'
  return {
    title,
    windowTitle: title.includes('Runmart') ? title : `${title} · Runmart`,
    description,
    html,
    headings,
    isListed: headings.length >= WORTH_LISTING,
    date: text.publishedOn,
    day: longDay(language, text.publishedOn),
    changedDay: longDay(language, text.changedOn),
    minutes: translator(language)('blog.minutes', { count: heads[written]?.minutes ?? 1 }),
    language: written,
    /** The name of the text's language, if it differs from the requested one. */
    fallback: written === language ? null : languageNames[written],
    canonical,
    written: Object.fromEntries(languages.map((it) => [it, heads[it] !== undefined])),
    /** The address for readers of any other language. */
    usual: textAddress(readingLanguage(heads, 'en'), kind, slug),
    picture,
    newer: neighbour(posts[at - 1]),
    older: neighbour(posts[at + 1]),
    structuredData: kind === 'post' ? postStructuredData(text, words, { written, origin, canonical, picture }) : null,
  }
}

function blogView(published: readonly PublishedText[], language: Language, origin: string) {
  const posts = published.filter((it) => it.kind === 'post').slice(0, MOST_LISTED)
  const views = posts.map((it) => postView(it, language))
  return {
    posts: views,
    /** The posts in this language, for feed readers. */
    feed: views.filter((it) => it.language === language),
    newest: views[0]?.feedDate ?? null,
    structuredData: blogStructuredData(views, language, origin),
  }
}

/** A post as an item of a list. */
function postView(text: PublishedText, language: Language) {
  const written = readingLanguage(text.heads, language)
  const head = text.heads[written]
  return {
    title: head?.title ?? '',
    description: head?.description ?? '',
    href: textAddress(language, 'post', text.slug),
    date: text.publishedOn,
    day: longDay(language, text.publishedOn),
    feedDate: new Date(`${text.publishedOn}T00:00:00Z`).toUTCString(),
    minutes: translator(language)('blog.minutes', { count: head?.minutes ?? 1 }),
    language: written,
    fallback: written === language ? null : languageNames[written],
  }
}

/** A text in the site map: one address per language of the text. */
function mapView({ kind, slug, heads, changedOn }: PublishedText) {
  const urls = languages
    .filter((it) => heads[it])
    .map((language) => ({ language, address: textAddress(language, kind, slug) }))
  return { urls, alternates: urls, usual: textAddress(readingLanguage(heads, 'en'), kind, slug), date: changedOn }
}

/** A day in prose: `2026-10-06` → `October 6, 2026`. A calendar day has no time zone. */
function longDay(language: Language, day: string): string {
  longDays[language] ??= new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return longDays[language].format(new Date(`${day}T00:00:00Z`))
}

const longDays: Partial<Record<Language, Intl.DateTimeFormat>> = {}

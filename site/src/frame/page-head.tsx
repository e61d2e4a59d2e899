import { languages } from '@runmart/contract/languages'
import { localizedPath } from '@runmart/contract/localized-path'
import { siteTranslations } from '@runmart/i18n/site'
import { onlyIf } from '#site/mustache.tsx'
import type { Page } from '#site/page-context.ts'
import { publicLinks } from './links.ts'

/** What a page is to search engines and where it is shared. */
export type PageMeta = {
  /** The name of the shop is added where it does not say it. */
  title: string
  /** With the name of the shop, where the server fills that in, too. */
  windowTitle?: string
  description: string
  /** The day an article was published. */
  date?: string
  /** False for pages that only make sense on the way to somewhere else. */
  listed?: boolean
  /** What the page is, in the words of schema.org. */
  data?: object
  /** The same, made by the server: its name in what the server fills in. */
  filledData?: string
  /** Whose picture it is shared with, where it has none of its own. */
  picture?: string
  /** Of a text that may lack languages: the names of what the server knows of its addresses. */
  filledAddresses?: { canonical: string; written: string; usual: string }
  /** A square picture that the server may know of, shown instead: its name in what the server fills in. */
  filledPicture?: string
}

/** The head of a public page. `{{origin}}` is filled in by the server, which knows the shop's address. */
export function PageHead({ listed = true, ...page }: Page & PageMeta) {
  const { language, path, title, windowTitle, description, data, filledData, filledAddresses } = page
  const address = (it: string) => `{{origin}}${it}`
  return (
    <>
      <title>{windowTitle ?? (title.includes('Runmart') ? title : `${title} · Runmart`)}</title>
      <meta name="description" content={description} />
      {listed ? (
        <>
          <link rel="canonical" href={address(canonicalOf(page))} />
          {languages.map((other) => (
            <link
              key={other}
              rel="alternate"
              hrefLang={other}
              href={address(localizedPath(other, path))}
              {...(filledAddresses && onlyIf(`${filledAddresses.written}.${other}`))}
            />
          ))}
          <link
            rel="alternate"
            hrefLang="x-default"
            href={address(filledAddresses ? `{{${filledAddresses.usual}}}` : localizedPath('en', path))}
          />
          <SharingTags {...page} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`Runmart: ${siteTranslations[language]('blog.title')}`}
        href={address(publicLinks(language).feed)}
      />
      {data && <StructuredData json={toJson(data)} />}
      {filledData && <StructuredData json={`{{{${filledData}}}}`} />}
    </>
  )
}

/** Search engines take a text that is not translated for what it is: the page of another language. */
function canonicalOf({ language, path, filledAddresses }: Page & PageMeta): string {
  return filledAddresses ? `{{${filledAddresses.canonical}}}` : localizedPath(language, path)
}

const locales = { en: 'en_US', vi: 'vi_VN', ru: 'ru_RU' } as const

/** How a page looks where it is shared: its name, a sentence, a picture rendered at build time. */
function SharingTags(page: Page & PageMeta) {
  const { language, path, title, description, date, picture, filledPicture } = page
  const rendered = `/og/${language}/${picture ?? (path.replaceAll('/', '-') || 'home')}.png`
  /** One of two, as the server knows. */
  const either = (filled: string, otherwise: string) =>
    filledPicture
      ? `{{#${filledPicture}}}${filled}{{/${filledPicture}}}{{^${filledPicture}}}${otherwise}{{/${filledPicture}}}`
      : otherwise
  return (
    <>
      <meta property="og:site_name" content="Runmart" />
      <meta property="og:type" content={date ? 'article' : 'website'} />
      <meta property="og:locale" content={locales[language]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`{{origin}}${canonicalOf(page)}`} />
      <meta property="og:image" content={`{{origin}}${either(`{{${filledPicture}}}`, rendered)}`} />
      {!filledPicture && (
        <>
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      <meta name="twitter:card" content={either('summary', 'summary_large_image')} />
      {date && <meta property="article:published_time" content={date} />}
    </>
  )
}

/** As text that may stand in a script element: what could end it is escaped. */
function toJson(data: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
}

/** Facts for search engines (JSON-LD). Browsers never run it, so the content security policy does not mind. */
function StructuredData({ json }: { json: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text is not escaped; what could end it is, above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

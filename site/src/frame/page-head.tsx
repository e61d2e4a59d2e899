import { languages } from '@runmart/contract/languages'
import { localizedPath } from '@runmart/contract/localized-path'
import { siteTranslations } from '@runmart/i18n/site'
import { onlyIf } from '#site/mustache.tsx'
import type { Page } from '#site/page-context.ts'
import { publicLinks } from './links.ts'

/** A page's facts for search engines and shared links. */
export type PageMeta = {
  /** The head adds the shop's name if the title lacks it. */
  title: string
  /** A title with the shop's name that the server fills in. */
  windowTitle?: string
  description: string
  date?: string
  /** False for pages that are only a step to another page. */
  listed?: boolean
  /** The page as a schema.org object. */
  data?: object
  /** The name of a structured-data object that the server fills in. */
  filledData?: string
  /** The name of another page's sharing picture, if it has none of its own. */
  picture?: string
  /** For texts that may lack languages: names of the addresses that the server fills in. */
  filledAddresses?: { canonical: string; written: string; usual: string }
  /** The name of a square picture that the server may fill in instead. */
  filledPicture?: string
}

/** The head of a public page. The server fills in `{{origin}}`, the shop's address. */
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

/** An untranslated text names the page of its own language as canonical, so that search engines see no duplicate. */
function canonicalOf({ language, path, filledAddresses }: Page & PageMeta): string {
  return filledAddresses ? `{{${filledAddresses.canonical}}}` : localizedPath(language, path)
}

const locales = { en: 'en_US', vi: 'vi_VN', ru: 'ru_RU' } as const

/** The preview of a shared page: its name, a sentence, and a picture from the build. */
function SharingTags(page: Page & PageMeta) {
  const { language, path, title, description, date, picture, filledPicture } = page
  const rendered = `/og/${language}/${picture ?? (path.replaceAll('/', '-') || 'home')}.png`
  /** One of two, as the server decides. */
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

/** JSON for a script element: escapes `<`, which could end it. */
function toJson(data: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
}

/** Facts for search engines (JSON-LD). Browsers never run it, so the content security policy allows it. */
function StructuredData({ json }: { json: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text is not escaped; what could end it is, above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

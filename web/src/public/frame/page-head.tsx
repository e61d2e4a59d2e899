import { languages } from '@runmart/contract/languages'
import { addressIn, type Place } from '../place.ts'
import { StructuredData } from './structured-data.tsx'

/** What a page says of itself to search engines and to whoever shares it. */
export type About = {
  title: string
  description: string
  /** The day an article was published. */
  date?: string
  /** False for pages that only make sense on the way to somewhere else. */
  listed?: boolean
  /** What the page is, in the words of schema.org. */
  data?: object
}

const locales = { en: 'en_US', vi: 'vi_VN', ru: 'ru_RU' } as const

/** The head of a public page. `{{origin}}` is filled in by the server, which knows the shop's address. */
export function PageHead({ language, path, title, description, date, listed = true, data }: Place & About) {
  const address = `{{origin}}${addressIn(language, path)}`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {listed ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      {listed &&
        languages.map((other) => (
          <link key={other} rel="alternate" hrefLang={other} href={`{{origin}}${addressIn(other, path)}`} />
        ))}
      {listed && <link rel="alternate" hrefLang="x-default" href={`{{origin}}${addressIn('en', path)}`} />}
      <meta property="og:site_name" content="Runmart" />
      <meta property="og:type" content={date ? 'article' : 'website'} />
      <meta property="og:locale" content={locales[language]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`{{origin}}/og/${language}/${path.replaceAll('/', '-') || 'home'}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {date && <meta property="article:published_time" content={date} />}
      {data && <StructuredData data={data} />}
    </>
  )
}

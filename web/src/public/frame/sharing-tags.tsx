import { addressIn, type Place } from '#platform/place.ts'
import type { About } from './page-head.tsx'

const locales = { en: 'en_US', vi: 'vi_VN', ru: 'ru_RU' } as const

/** How a page looks where somebody shares it: its name, a sentence, a picture drawn at build time. */
export function SharingTags({ language, path, title, description, date }: Place & About) {
  return (
    <>
      <meta property="og:site_name" content="Runmart" />
      <meta property="og:type" content={date ? 'article' : 'website'} />
      <meta property="og:locale" content={locales[language]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`{{origin}}${addressIn(language, path)}`} />
      <meta property="og:image" content={`{{origin}}/og/${language}/${path.replaceAll('/', '-') || 'home'}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {date && <meta property="article:published_time" content={date} />}
    </>
  )
}

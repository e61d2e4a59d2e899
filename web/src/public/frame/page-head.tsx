import { languages } from '@runmart/contract/languages'
import { siteTranslations } from '@runmart/i18n/site'
import { addressIn, type Place } from '#platform/place.ts'
import { publicLinks } from './public-links.ts'
import { SharingTags } from './sharing-tags.tsx'
import { StructuredData } from './structured-data.tsx'

/** What a page says of itself to search engines and to whoever shares it. */
export type About = {
  /** The name of the shop is added where it does not say it. */
  title: string
  description: string
  /** The day an article was published. */
  date?: string
  /** False for pages that only make sense on the way to somewhere else. */
  listed?: boolean
  /** What the page is, in the words of schema.org. */
  data?: object
}

/** The head of a public page. `{{origin}}` is filled in by the server, which knows the shop's address. */
export function PageHead({ listed = true, ...page }: Place & About) {
  const { language, path, title, description, data } = page
  const address = (it: string) => `{{origin}}${it}`
  return (
    <>
      <title>{title.includes('Runmart') ? title : `${title} · Runmart`}</title>
      <meta name="description" content={description} />
      {listed ? (
        <>
          <link rel="canonical" href={address(addressIn(language, path))} />
          {languages.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={address(addressIn(other, path))} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address(addressIn('en', path))} />
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
      {data && <StructuredData data={data} />}
    </>
  )
}

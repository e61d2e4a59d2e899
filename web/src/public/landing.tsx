import type { Language } from '@runmart/contract/accounts'
import { type PublicWords, publicWords } from '@runmart/i18n/public'
import { useLoaderData } from 'react-router'
import { Closing } from './closing.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { LanguageAlternates } from './language-alternates.tsx'
import { Opening } from './opening.tsx'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'

type Page = { language: Language; words: PublicWords }

/** The language is the address: `/`, `/vi`, `/ru`. */
export function loader({ request }: { request: Request }): Page | null {
  // The app's fallback page is drawn at this address too; it must not carry the landing page's words.
  if (request.headers.has('X-React-Router-SPA-Mode')) return null
  const first = new URL(request.url).pathname.split('/')[1]
  const language = first === 'vi' || first === 'ru' ? first : 'en'
  return { language, words: publicWords[language] }
}

/** The page anyone sees first: what this is, what works today, and the way in. */
export default function Landing() {
  const { language, words } = useLoaderData<Page>()
  return (
    <>
      <title>{words.title}</title>
      <meta name="description" content={words.description} />
      <LanguageAlternates />
      <PublicHeader language={language} words={words} />
      <main>
        <Hero language={language} words={words} />
        <Features words={words} />
        <Opening words={words} />
        <Closing words={words} />
      </main>
      <PublicFooter words={words} />
    </>
  )
}

import { PublicPage } from '../frame/public-page.tsx'
import { NewsletterSection } from '../newsletter/newsletter-section.tsx'
import { usePlace } from '../use-place.ts'
import { asked } from './asked.ts'
import { Closing } from './closing.tsx'
import { Console } from './console.tsx'
import { facts } from './facts.ts'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { How } from './how.tsx'
import { Prices } from './prices.tsx'
import { Questions } from './questions.tsx'
import { Tiers } from './tiers.tsx'

/** The page anyone sees first: what this is, what it costs, how it works, and the way in. */
export default function Landing() {
  const { language, say } = usePlace()
  const questions = asked(language, say)
  const about = {
    title: say('landing.title'),
    description: say('landing.description'),
    data: facts(language, questions),
  }
  return (
    <PublicPage about={about}>
      <Hero language={language} say={say} />
      <Prices language={language} say={say} />
      <How say={say} />
      <Features say={say} />
      <Console language={language} say={say} />
      <Tiers language={language} say={say} />
      <Questions language={language} say={say} questions={questions} />
      <Closing say={say} />
      <NewsletterSection />
    </PublicPage>
  )
}

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
  const { language, t } = usePlace()
  const questions = asked(language, t)
  const about = {
    title: t('landing.title'),
    description: t('landing.description'),
    data: facts(language, questions),
  }
  return (
    <PublicPage about={about}>
      <Hero language={language} t={t} />
      <Prices language={language} t={t} />
      <How t={t} />
      <Features t={t} />
      <Console language={language} t={t} />
      <Tiers language={language} t={t} />
      <Questions language={language} t={t} questions={questions} />
      <Closing t={t} />
      <NewsletterSection />
    </PublicPage>
  )
}

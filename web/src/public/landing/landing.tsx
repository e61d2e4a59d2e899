import { PublicPage } from '../frame/public-page.tsx'
import { usePlace } from '../use-place.ts'
import { Closing } from './closing.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { Opening } from './opening.tsx'

/** The page anyone sees first: what this is, what works today, and the way in. */
export default function Landing() {
  const { language, say } = usePlace()
  return (
    <PublicPage about={{ title: say('landing.title'), description: say('landing.description') }}>
      <Hero language={language} say={say} />
      <Features say={say} />
      <Opening say={say} />
      <Closing say={say} />
    </PublicPage>
  )
}

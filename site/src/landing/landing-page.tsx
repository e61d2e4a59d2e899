import type { TranslateSite } from '@runmart/i18n/site'
import { paths } from '@runmart/web/platform/paths.ts'
import { buttonStyles } from '@runmart/web/ui/button-styles.ts'
import { ArrowRight } from 'lucide-react'
import { PageLayout } from '#site/frame/page-layout.tsx'
import { NewsletterSection } from '#site/newsletter/newsletter-form.tsx'
import { usePage } from '#site/page-context.ts'
import { Console } from './console.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { landingData } from './landing-data.ts'
import { Prices } from './prices.tsx'
import { frequentQuestions, Questions } from './questions.tsx'
import { Tiers } from './tiers.tsx'

export function LandingPage() {
  const { language, t } = usePage()
  const questions = frequentQuestions(t)
  const about = {
    title: t('landing.title'),
    description: t('landing.description'),
    data: landingData(language, questions),
  }
  return (
    <PageLayout about={about}>
      <Hero language={language} t={t} />
      <Prices language={language} t={t} />
      <HowItWorks t={t} />
      <Features t={t} />
      <Console language={language} t={t} />
      <Tiers t={t} />
      <Questions language={language} t={t} questions={questions} />
      <Closing t={t} />
      <NewsletterSection />
    </PageLayout>
  )
}

/** The main action again, for signed-out visitors who read to the end. */
function Closing({ t }: { t: TranslateSite }) {
  return (
    <section className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-8 px-4 py-20 in-data-[session]:hidden sm:px-6">
      <div>
        <h2 className="text-[28px]/9 font-extrabold tracking-[-0.02em] text-ink vi:leading-10">
          {t('landing.endTitle')}
        </h2>
        <p className="mt-2 text-[17px]/7 text-ink-soft">{t('landing.endText')}</p>
      </div>
      <a href={paths.register} className={buttonStyles('primary', 'lg', 'max-sm:w-full')}>
        {t('site.register')}
        <ArrowRight aria-hidden />
      </a>
    </section>
  )
}

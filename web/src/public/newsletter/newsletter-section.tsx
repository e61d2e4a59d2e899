import { usePlace } from '../use-place.ts'
import { NewsletterForm } from './newsletter-form.tsx'

/** The invitation to the newsletter, as a part of a page. */
export function NewsletterSection() {
  const { t } = usePlace()
  return (
    <section id="newsletter" className="border-t border-line bg-surface">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-14 sm:px-6 lg:grid-cols-2 lg:gap-16 lg:py-20">
        <div>
          <h2 className="text-2xl font-extrabold tracking-[-0.02em] text-ink">{t('siteNewsletter.title')}</h2>
          <p className="mt-2 text-base text-pretty text-ink-soft">{t('siteNewsletter.text')}</p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  )
}

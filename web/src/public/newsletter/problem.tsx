import { MailWarning } from 'lucide-react'
import { usePlace } from '../use-place.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { NewsletterPage } from './newsletter-page.tsx'

/** A step of the newsletter that did not work: what it can have been, what helps, and the form again. */
export default function Problem() {
  const { t } = usePlace()
  const reasons = [
    t('siteNewsletter.problemAddress'),
    t('siteNewsletter.problemLink'),
    t('siteNewsletter.problemTries'),
  ]
  return (
    <NewsletterPage icon={MailWarning} title={t('siteNewsletter.problemTitle')} text={t('siteNewsletter.problemText')}>
      <ul className="mt-4 mb-10 divide-y divide-line border-y border-line">
        {reasons.map((reason) => (
          <li key={reason} className="py-3.5 text-[15px]/6 text-pretty text-ink-soft">
            {reason}
          </li>
        ))}
      </ul>
      <NewsletterForm />
    </NewsletterPage>
  )
}

import { MailOpen } from 'lucide-react'
import { usePlace } from '../use-place.ts'
import { NewsletterPage } from './newsletter-page.tsx'

/** After the form: the same words for every address, so that nobody learns who reads the newsletter. */
export default function CheckMail() {
  const { t } = usePlace()
  return (
    <NewsletterPage icon={MailOpen} title={t('siteNewsletter.checkMailTitle')} text={t('siteNewsletter.checkMailText')}>
      <p className="mt-4 text-[15px]/6 text-pretty text-ink-faint">{t('siteNewsletter.checkMailHint')}</p>
    </NewsletterPage>
  )
}

import { MailCheck } from 'lucide-react'
import { usePlace } from '../use-place.ts'
import { NewsletterPage } from './newsletter-page.tsx'
import { Onward } from './onward.tsx'

/** The newsletter comes from now on. */
export default function Confirmed() {
  const { t } = usePlace()
  return (
    <NewsletterPage
      icon={MailCheck}
      title={t('siteNewsletter.confirmedTitle')}
      text={t('siteNewsletter.confirmedText')}
    >
      <Onward />
    </NewsletterPage>
  )
}

import { MailMinus } from 'lucide-react'
import { usePlace } from '../use-place.ts'
import { NewsletterPage } from './newsletter-page.tsx'
import { PressForm } from './press-form.tsx'

/** Where the link in every letter leads. Programs that look into mails open links, so only the button unsubscribes. */
export default function Unsubscribe() {
  const { t } = usePlace()
  return (
    <NewsletterPage
      icon={MailMinus}
      title={t('siteNewsletter.unsubscribeTitle')}
      text={t('siteNewsletter.unsubscribeText')}
    >
      <PressForm label={t('siteNewsletter.unsubscribe')} />
    </NewsletterPage>
  )
}

import { MailQuestionMark } from 'lucide-react'
import { usePlace } from '../use-place.ts'
import { NewsletterPage } from './newsletter-page.tsx'
import { PressForm } from './press-form.tsx'

/** Where the mail's link leads. Programs that look into mails open links, so only the button confirms. */
export default function Confirm() {
  const { t } = usePlace()
  return (
    <NewsletterPage
      icon={MailQuestionMark}
      title={t('siteNewsletter.confirmTitle')}
      text={t('siteNewsletter.confirmText')}
    >
      <PressForm label={t('siteNewsletter.confirm')} />
    </NewsletterPage>
  )
}

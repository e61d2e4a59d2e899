import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { OrderingPage } from './ordering-page.tsx'
import { ReferralLinksForm } from './referral-links-form.tsx'

/** The order for referral links: one, or a whole list with a preview of every line. */
export default function ReferralLinksPage() {
  const t = useTranslations()
  return (
    <OrderingPage
      title={t('orderForm.linksTitle')}
      intro={t('orderForm.linksIntro')}
      actions={<ButtonLink to={paths.newOrder}>{t('orderForm.toForm')}</ButtonLink>}
      cards={2}
      form={(services) => <ReferralLinksForm services={services} />}
    />
  )
}

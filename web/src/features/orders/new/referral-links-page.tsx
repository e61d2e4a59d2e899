import type { Service } from '@runmart/contract/catalog'
import { LINK_KEY } from '@runmart/contract/orders-fields'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { takesMany } from './limits.ts'
import { NewOrderForm } from './new-order-form.tsx'
import { OrderFormPage } from './order-form-page.tsx'

/** The order form for referral links: one link, or a list with a preview of every line. */
export default function ReferralLinksPage() {
  const t = useTranslations()
  return (
    <OrderFormPage
      title={t('shell.orderLinks')}
      intro={t('orderForm.linksIntro')}
      actions={<ButtonLink to={paths.newOrder}>{t('orderForm.toForm')}</ButtonLink>}
      form={(services) => <NewOrderForm services={services.filter(takesLinks)} forLinks />}
    />
  )
}

const takesLinks = (service: Service) => takesMany(service) || service.fields.some(({ key }) => key === LINK_KEY)

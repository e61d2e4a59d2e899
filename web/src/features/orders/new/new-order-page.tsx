import { useTranslations } from '#platform/language.tsx'
import { NewOrderForm } from './new-order-form.tsx'
import { OrderFormPage } from './order-form-page.tsx'

/** The order form: requirements, service fields, amount, contact, note, code, and the price line by line. */
export default function NewOrderPage() {
  const t = useTranslations()
  return (
    <OrderFormPage
      title={t('orderForm.title')}
      intro={t('orderForm.intro')}
      hasKinds
      form={(services) => <NewOrderForm services={services} />}
    />
  )
}

import { useTranslations } from '#platform/language.tsx'
import { NewOrderForm } from './new-order-form.tsx'
import { OrderFormPage } from './order-form-page.tsx'

/** The order form: what is needed, the fields of the service, amount, contact, note, code, with the price line by line. */
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

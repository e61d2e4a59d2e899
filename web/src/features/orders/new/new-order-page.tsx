import { ListChecks } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { NewOrderForm } from './new-order-form.tsx'
import { OrderFormPage } from './order-form-page.tsx'

/** The order form: type, service, amount, contact, note, code, with the price line by line. */
export default function NewOrderPage() {
  const t = useTranslations()
  return (
    <OrderFormPage
      title={t('orderForm.title')}
      intro={t('orderForm.intro')}
      actions={
        <ButtonLink to={paths.orderLinks} icon={<ListChecks aria-hidden />}>
          {t('shell.orderLinks')}
        </ButtonLink>
      }
      cards={3}
      form={(services) => <NewOrderForm services={services} />}
    />
  )
}

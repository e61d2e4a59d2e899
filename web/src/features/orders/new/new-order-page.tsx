import { ListChecks } from 'lucide-react'
import { useSay } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { NewOrderForm } from './new-order-form.tsx'
import { OrderingPage } from './ordering-page.tsx'

/** The order form: type, service, amount, contact, note, code; the price explains itself beside it. */
export default function NewOrderPage() {
  const say = useSay()
  return (
    <OrderingPage
      title={say('ordering.title')}
      intro={say('ordering.intro')}
      actions={
        <ButtonLink to={paths.orderLinks} icon={<ListChecks aria-hidden />}>
          {say('ordering.linksTitle')}
        </ButtonLink>
      }
      cards={3}
      form={(services) => <NewOrderForm services={services} />}
    />
  )
}

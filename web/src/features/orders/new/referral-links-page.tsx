import type { Service } from '@runmart/contract/catalog'
import { ReferralForm } from '@runmart/contract/orders-forms'
import { DAYS_TO_BEGIN } from '@runmart/contract/orders-states'
import { Link2, ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { ChoiceCards } from '#ui/choice-cards.tsx'
import { addProblems } from '#ui/form-problems.ts'
import { Section } from '#ui/section.tsx'
import { CodeField, ContactFields, readDetails } from './detail-fields.tsx'
import { LinkList, useLinkList } from './link-list.tsx'
import { OneLink, useOneLink } from './one-link.tsx'
import { OrderFormLayout } from './order-form-layout.tsx'
import { OrderFormPage } from './order-form-page.tsx'
import { ServiceField } from './service-field.tsx'
import { useChosenService } from './use-chosen-service.ts'
import { usePlaceOrder } from './use-place-order.tsx'
import { usePrice } from './use-price.ts'

/** The order for referral links: one, or a list with a preview of every line. */
export default function ReferralLinksPage() {
  const t = useTranslations()
  return (
    <OrderFormPage
      title={t('shell.orderLinks')}
      intro={t('orderForm.linksIntro')}
      actions={<ButtonLink to={paths.newOrder}>{t('orderForm.toForm')}</ButtonLink>}
      cards={2}
      form={(services) => <ReferralLinksForm services={services} />}
    />
  )
}

const takesLinks = (service: Service) => service.serviceType === 'REFERRAL' && service.billing === 'unit'
const takesMany = (service: Service) => takesLinks(service) && service.mode === 'multi'
const referralFirst = (one: Service, other: Service) =>
  Number(other.category === 'referral') - Number(one.category === 'referral')

/** A referral order for one link or for a list; a list needs a service that takes many. */
function ReferralLinksForm({ services }: { services: readonly Service[] }) {
  const t = useTranslations()
  const { chosen, lost, search, change } = useChosenService(services.filter(takesLinks))
  const many = search.get('links') !== 'one'
  const fitting = services.filter(many ? takesMany : takesLinks).sort(referralFirst)
  const service = chosen && (!many || takesMany(chosen)) ? chosen : null
  const list = useLinkList(service)
  const one = useOneLink(service)
  const [code, setCode] = useState('')
  const { confirmAndPlace, dialog } = usePlaceOrder()
  const { count, problems } = many ? list : one
  const quoteInput = service && count !== null ? { serviceId: service.id, amount: count } : null
  const price = usePrice(quoteInput, code)

  const read = (data: FormData) => ({
    serviceId: service?.id,
    ...readDetails(data),
    ...(many ? list.form() : one.form()),
    ...(count !== null && { amount: count }),
  })
  const submit = async (form: ReferralForm) =>
    service && quoteInput ? confirmAndPlace({ kind: 'links', form }, service, quoteInput) : null

  return (
    <OrderFormLayout
      label={t('shell.orderLinks')}
      schema={addProblems(ReferralForm, problems)}
      {...{ read, price, code }}
      onSubmit={submit}
      action={t('orderForm.place')}
      promise={t('orderForm.promise', { count: DAYS_TO_BEGIN })}
      empty={many ? t('orderForm.summaryLines') : t('orderForm.summaryEmpty')}
    >
      <ChoiceCards
        legend={t('orderForm.howMany')}
        name="links"
        value={many ? 'many' : 'one'}
        options={[
          { value: 'many', label: t('orderForm.many'), text: t('orderForm.manyText'), icon: ListChecks },
          { value: 'one', label: t('orderForm.one'), text: t('orderForm.oneText'), icon: Link2 },
        ]}
        onChange={(next) => change({ links: next === 'one' ? 'one' : null })}
      />
      {(lost || (chosen && !service)) && <Alert tone="warning">{t('orderForm.cannotOrder')}</Alert>}
      <ServiceField services={fitting} chosen={service} onChoose={(next) => change({ service: next?.id ?? null })} />
      {many && <LinkList list={list} service={service} />}
      <Section title={t('orderForm.details')}>
        <div className="flex flex-col gap-5">
          {!many && <OneLink one={one} service={service} error={price.problems.amount} />}
          <ContactFields />
          <CodeField value={code} onChange={setCode} price={price} />
        </div>
      </Section>
      {dialog}
    </OrderFormLayout>
  )
}

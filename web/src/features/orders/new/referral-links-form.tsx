import type { Service } from '@runmart/contract/catalog'
import { ReferralForm } from '@runmart/contract/orders-forms'
import { DAYS_TO_BEGIN } from '@runmart/contract/orders-states'
import { Link2, ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Alert } from '#ui/alert.tsx'
import { alsoChecks } from '#ui/also-checks.ts'
import { Section } from '#ui/section.tsx'
import { ChoiceCards } from './choice-cards.tsx'
import { CodeField } from './code-field.tsx'
import { ContactFields } from './contact-fields.tsx'
import { LinkList } from './link-list.tsx'
import { OneLink } from './one-link.tsx'
import { OrderSheet } from './order-sheet.tsx'
import { readWords } from './read-words.ts'
import { ServiceField } from './service-field.tsx'
import { useChosenService } from './use-chosen-service.ts'
import { useLinkList } from './use-link-list.ts'
import { useOneLink } from './use-one-link.ts'
import { usePlacing } from './use-placing.tsx'
import { usePrice } from './use-price.ts'

const takesLinks = (service: Service) => service.serviceType === 'REFERRAL' && service.billing === 'unit'
const takesMany = (service: Service) => takesLinks(service) && service.mode === 'multi'
const referralFirst = (one: Service, other: Service) =>
  Number(other.category === 'referral') - Number(one.category === 'referral')

/** A referral order for one link or for a whole list; a list needs a service that takes many. */
export function ReferralLinksForm({ services }: { services: readonly Service[] }) {
  const t = useTranslations()
  const { chosen, lost, search, change } = useChosenService(services.filter(takesLinks))
  const many = search.get('links') !== 'one'
  const fitting = services.filter(many ? takesMany : takesLinks).sort(referralFirst)
  const service = chosen && (!many || takesMany(chosen)) ? chosen : null
  const list = useLinkList(service)
  const one = useOneLink(service)
  const [code, setCode] = useState('')
  const { ask, dialog } = usePlacing()
  const { count, problems } = many ? list : one
  const wanted = service && count !== null ? { serviceId: service.id, amount: count } : null
  const price = usePrice(wanted, code)

  const read = (data: FormData) => ({
    serviceId: service?.id,
    ...readWords(data),
    ...(many ? list.form() : one.form()),
    ...(count !== null && { amount: count }),
  })
  const submit = async (form: ReferralForm) => (service && wanted ? ask({ way: 'links', form }, service, wanted) : null)

  return (
    <OrderSheet
      label={t('orderForm.linksTitle')}
      schema={alsoChecks(ReferralForm, problems)}
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
    </OrderSheet>
  )
}

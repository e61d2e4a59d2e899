import type { Service } from '@runmart/contract/catalog'
import { OrderForm } from '@runmart/contract/orders-forms'
import { DAYS_TO_BEGIN } from '@runmart/contract/orders-states'
import { ArrowRight, Bot, ListChecks, Megaphone, PackageCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { Alert } from '#ui/alert.tsx'
import { ChoiceCards } from '#ui/choice-cards.tsx'
import { addProblems } from '#ui/form-problems.ts'
import { Section } from '#ui/section.tsx'
import { kindOf, type OrderKind, orderKinds } from '../order-kind.ts'
import { AmountInput, useAmount } from './amount-input.tsx'
import { LineExample, SettingFields, useBotSettings, useBots } from './bot-input.tsx'
import { CodeField, ContactFields, readDetails } from './detail-fields.tsx'
import { LinesField } from './lines-field.tsx'
import { OrderFormLayout } from './order-form-layout.tsx'
import { ServiceField } from './service-field.tsx'
import { useChosenService } from './use-chosen-service.ts'
import { usePlaceOrder } from './use-place-order.tsx'
import { usePrice } from './use-price.ts'
import { useUpload } from './use-upload.ts'

const kindCards = {
  owner: { icon: PackageCheck, text: 'ownerText' },
  partner: { icon: Megaphone, text: 'partnerText' },
  user: { icon: Bot, text: 'userText' },
} as const satisfies Record<OrderKind, unknown>

/** Everything an order needs, for any type and service. */
export function NewOrderForm({ services }: { services: readonly Service[] }) {
  const t = useTranslations()
  const { chosen, found, lost, search, change } = useChosenService(services)
  const linked = orderKinds.find((it) => it === search.get('type'))
  const kind = found ? kindOf(found) : (linked ?? 'owner')
  const [code, setCode] = useState('')
  const lines = useUpload(chosen?.id)
  const { data: bots } = useBots()
  const bot = bots?.items.find(({ id }) => id === chosen?.botId) ?? null
  // Without lines it is a pre-order, whose settings are given with its lines.
  const settings = useBotSettings(lines.upload && bot)
  const { confirmAndPlace, dialog } = usePlaceOrder()
  const checked = lines.upload?.checked
  const badLine = checked?.invalid[0]
  const amount = useAmount(chosen, checked && chosen?.billing === 'unit' ? checked.valid : null)
  const isReady = !badLine && !lines.checking
  const quoteInput = chosen && isReady && amount.value !== null ? { serviceId: chosen.id, amount: amount.value } : null
  const price = usePrice(quoteInput, code)

  const choose = (next: { type: OrderKind; service: string | null }) => {
    lines.clear()
    change(next)
  }
  const read = (data: FormData) => ({
    serviceId: chosen?.id,
    amount: amount.value ?? undefined,
    ...readDetails(data),
    ...(chosen?.serviceType === 'AUTO_BOT' && !lines.upload && { preOrder: true }),
  })
  const submit = async (form: OrderForm) => {
    if (!chosen || !quoteInput) return null
    if (!lines.upload) return confirmAndPlace({ kind, form }, chosen, quoteInput)
    const { fileName, content } = lines.upload
    return confirmAndPlace(
      { kind: 'upload', form: { ...form, fileName, content, ...settings.form } },
      chosen,
      quoteInput,
    )
  }

  return (
    <OrderFormLayout
      label={t('orderForm.title')}
      schema={addProblems(OrderForm, {
        amount: amount.problem,
        content: badLine?.code ?? (lines.problem ? 'uploadRequired' : null),
        ...settings.problems,
      })}
      {...{ read, price, code }}
      onSubmit={submit}
      busy={lines.checking}
      action={t('orderForm.place')}
      promise={
        lines.upload && chosen
          ? t(`botStart.${chosen.billing}Promise`)
          : t('orderForm.promise', { count: DAYS_TO_BEGIN })
      }
      empty={badLine ? t('orderForm.summaryLines') : t('orderForm.summaryEmpty')}
    >
      <ChoiceCards
        legend={t('orderForm.kind')}
        name="kind"
        value={kind}
        options={orderKinds.map((value) => ({
          value,
          label: t(`orderForm.${value}`),
          text: t(`orderForm.${kindCards[value].text}`),
          icon: kindCards[value].icon,
        }))}
        onChange={(type) => choose({ type, service: null })}
      />
      {lost && <Alert tone="warning">{t('orderForm.cannotOrder')}</Alert>}
      <ServiceField
        key={kind}
        services={services.filter((service) => kindOf(service) === kind)}
        chosen={chosen}
        onChoose={(service) => choose({ type: kind, service: service?.id ?? null })}
      />
      {chosen?.serviceType === 'REFERRAL' && chosen.mode === 'multi' && <BulkOrderLink serviceId={chosen.id} />}
      <Section title={t('orderForm.details')}>
        <div className="flex flex-col gap-5">
          <AmountInput service={chosen} amount={amount} error={price.problems.amount} />
          {chosen?.serviceType === 'AUTO_BOT' && (
            <LinesField
              lines={lines}
              later={chosen.billing === 'day' ? t('orderForm.linesHintDays') : t('orderForm.linesHint')}
            />
          )}
          {bot && <LineExample bot={bot} />}
          <SettingFields settings={settings} />
          <ContactFields />
          <CodeField value={code} onChange={setCode} price={price} />
        </div>
      </Section>
      {dialog}
    </OrderFormLayout>
  )
}

/** Leads to the order form for a list of links, with the same service chosen. */
function BulkOrderLink({ serviceId }: { serviceId: string }) {
  const t = useTranslations()
  return (
    <Link
      to={`${paths.orderLinks}?${new URLSearchParams({ service: serviceId })}`}
      className="flex items-center gap-3 rounded-lg border border-line bg-surface px-5 py-3.5 transition-colors hover:border-line-strong hover:bg-sunken dark:hover:bg-raised"
    >
      <ListChecks aria-hidden className="size-5 shrink-0 text-brand" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-ink">{t('orderForm.manyLinks')}</span>
        <span className="block text-[13px] text-pretty text-ink-soft">{t('orderForm.manyLinksText')}</span>
      </span>
      <ArrowRight aria-hidden className="size-4 shrink-0 text-ink-faint" />
    </Link>
  )
}

import type { Service } from '@runmart/contract/catalog'
import { OrderForm } from '@runmart/contract/orders-forms'
import { DAYS_TO_BEGIN } from '@runmart/contract/orders-states'
import { useState } from 'react'
import { LineExample } from '#features/bots/line-example.tsx'
import { SettingFields } from '#features/bots/setting-fields.tsx'
import { useBotSettings } from '#features/bots/use-bot-settings.ts'
import { useBots } from '#features/bots/use-bots.ts'
import { useTranslations } from '#platform/language.tsx'
import { Alert } from '#ui/alert.tsx'
import { alsoChecks } from '#ui/also-checks.ts'
import { Section } from '#ui/section.tsx'
import { AmountInput } from './amount-input.tsx'
import { BotLines } from './bot-lines.tsx'
import { ChoiceCards } from './choice-cards.tsx'
import { CodeField } from './code-field.tsx'
import { ContactFields } from './contact-fields.tsx'
import { ManyLinks } from './many-links.tsx'
import { kindLooks, kindOf, type OrderKind, orderKinds } from './order-kinds.ts'
import { OrderSheet } from './order-sheet.tsx'
import { readWords } from './read-words.ts'
import { ServiceField } from './service-field.tsx'
import { useAmount } from './use-amount.ts'
import { useChosenService } from './use-chosen-service.ts'
import { usePlacing } from './use-placing.tsx'
import { usePrice } from './use-price.ts'
import { useUpload } from './use-upload.ts'

/** Everything an order needs, for whichever type and service is chosen. */
export function NewOrderForm({ services }: { services: readonly Service[] }) {
  const t = useTranslations()
  const { chosen, found, lost, search, change } = useChosenService(services)
  const asked = orderKinds.find((offered) => offered === search.get('type'))
  const kind = found ? kindOf(found) : (asked ?? 'owner')
  const [code, setCode] = useState('')
  const lines = useUpload(chosen?.id)
  const { data: installed } = useBots()
  const bot = installed?.items.find(({ id }) => id === chosen?.botId) ?? null
  // Without lines it is a pre-order, which is told everything when it gets them.
  const settings = useBotSettings(lines.upload && bot)
  const { ask, dialog } = usePlacing()
  const checked = lines.upload?.checked
  const badLine = checked?.invalid[0]
  const amount = useAmount(chosen, checked && chosen?.billing === 'unit' ? checked.valid : null)
  const isRight = !badLine && !lines.checking
  const wanted = chosen && isRight && amount.value !== null ? { serviceId: chosen.id, amount: amount.value } : null
  const price = usePrice(wanted, code)

  const choose = (next: { type: OrderKind; service: string | null }) => {
    lines.clear()
    change(next)
  }
  const read = (data: FormData) => ({
    serviceId: chosen?.id,
    amount: amount.value ?? undefined,
    ...readWords(data),
    ...(chosen?.serviceType === 'AUTO_BOT' && !lines.upload && { preOrder: true }),
  })
  const submit = async (form: OrderForm) => {
    if (!chosen || !wanted) return null
    if (!lines.upload) return ask({ way: kind, form }, chosen, wanted)
    const { fileName, content } = lines.upload
    return ask({ way: 'upload', form: { ...form, fileName, content, ...settings.form } }, chosen, wanted)
  }

  return (
    <OrderSheet
      label={t('orderForm.title')}
      schema={alsoChecks(OrderForm, {
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
          text: t(`orderForm.${kindLooks[value].text}`),
          icon: kindLooks[value].icon,
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
      {chosen?.serviceType === 'REFERRAL' && chosen.mode === 'multi' && <ManyLinks serviceId={chosen.id} />}
      <Section title={t('orderForm.details')}>
        <div className="flex flex-col gap-5">
          <AmountInput service={chosen} amount={amount} error={price.problems.amount} />
          {chosen?.serviceType === 'AUTO_BOT' && (
            <BotLines
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
    </OrderSheet>
  )
}

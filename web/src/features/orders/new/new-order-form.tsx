import type { Service } from '@runmart/contract/catalog'
import { OrderForm, ReferralForm } from '@runmart/contract/orders-forms'
import { DAYS_TO_BEGIN } from '@runmart/contract/orders-states'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import type { FormSchema } from '#ui/check-form.ts'
import { addProblems } from '#ui/form-problems.ts'
import { Section } from '#ui/section.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { kindOf, type OrderKind, orderKinds } from '../order-kind.ts'
import { AmountInput, useAmount } from './amount-input.tsx'
import { LineExample, SettingFields, useBotSettings, useBots } from './bot-input.tsx'
import { CodeField, ContactFields, readDetails } from './detail-fields.tsx'
import { InputFields } from './input-fields.tsx'
import { takesMany } from './limits.ts'
import { LinesField } from './lines-field.tsx'
import { LinkList, useLinkList } from './link-list.tsx'
import { OrderFormLayout } from './order-form-layout.tsx'
import { OrderFormSkeleton } from './order-form-page.tsx'
import { ServiceField } from './service-field.tsx'
import { useChosenService } from './use-chosen-service.ts'
import { useInputs } from './use-inputs.ts'
import { useOrderAgain } from './use-order-again.ts'
import { type KeptDraft, useOrderDraft } from './use-order-draft.ts'
import { usePlaceOrder } from './use-place-order.tsx'
import { usePrice } from './use-price.ts'
import { useUpload } from './use-upload.ts'

type Props = {
  services: readonly Service[]
  /** On the page for lists of links: these services take them, and a list comes first. */
  forLinks?: boolean
}

/** Everything an order needs, for any service. It begins with what was filled in before, or with the order to repeat. */
export function NewOrderForm(props: Props) {
  const draft = useOrderDraft()
  const { isLoading } = useOrderAgain(draft.change)
  const [turn, setTurn] = useState(0)
  const [, setSearch] = useSearchParams()
  const startOver = () => {
    draft.drop()
    setSearch({}, { replace: true, preventScrollReset: true })
    setTurn(turn + 1)
  }
  if (isLoading) return <OrderFormSkeleton hasKinds />
  return <DraftForm key={turn} {...props} {...{ draft, startOver }} />
}

type DraftFormProps = Props & { draft: KeptDraft; startOver: () => void }

function DraftForm({ services, forLinks = false, draft, startOver }: DraftFormProps) {
  const t = useTranslations()
  const { chosen, found, lost, search, change } = useChosenService(services)
  useKeptService(services, draft, search.has('service') || search.has('type'), change)
  const type = orderKinds.find((it) => it === search.get('type')) ?? null
  const kind = found ? kindOf(found) : type
  const canList = forLinks ? !chosen || takesMany(chosen) : chosen !== null && takesMany(chosen)
  const many = canList && (forLinks ? search.get('links') !== 'one' : search.get('links') === 'many')
  const list = useLinkList(chosen, { text: draft.draft.links ?? '', keep: (links) => draft.change({ links }) })
  const inputs = useInputs(chosen, {
    hasLinks: many,
    kept: {
      values: draft.inputsOf(chosen?.id),
      keep: (values) => chosen && draft.changeFor(chosen.id, { inputs: values }),
    },
  })
  const [code, setCode] = useState(draft.draft.discountCode ?? '')
  const lines = useUpload(chosen?.id)
  const { data: bots } = useBots()
  const bot = bots?.items.find(({ id }) => id === chosen?.botId) ?? null
  // Without lines it is a pre-order, whose settings are given with its lines.
  const settings = useBotSettings(lines.upload && bot)
  const { confirmAndPlace, dialog } = usePlaceOrder()
  const checked = lines.upload?.checked
  const badLine = checked?.invalid[0]
  const amount = useAmount(chosen, checked && chosen?.billing === 'unit' ? checked.valid : null, {
    text: draft.amountOf(chosen?.id),
    keep: (text) => chosen && draft.changeFor(chosen.id, { amount: text }),
  })
  const isReady = !badLine && !lines.checking
  const count = many ? list.count : amount.value
  const quoteInput = chosen && isReady && count !== null ? { serviceId: chosen.id, amount: count } : null
  const price = usePrice(quoteInput, code)

  const choose = (next: { type: string | null; service: string | null }) => {
    lines.clear()
    // A draft without its service would choose it again.
    if (!next.service) draft.change({ service: undefined, amount: undefined, inputs: undefined })
    else if (next.service !== draft.draft.service) draft.changeFor(next.service, {})
    change(next)
  }
  const read = (data: FormData) => ({
    serviceId: chosen?.id,
    ...(count !== null && { amount: count }),
    ...readDetails(data),
    ...inputs.form,
    ...(many && list.form()),
    ...(chosen?.serviceType === 'AUTO_BOT' && !lines.upload && { preOrder: true }),
  })
  const submit = async (form: OrderForm | ReferralForm) => {
    if (!chosen || !quoteInput) return null
    if ('orderType' in form) return confirmAndPlace({ kind: 'links', form }, chosen, quoteInput)
    const order = form as OrderForm
    if (!lines.upload) return confirmAndPlace({ kind: kindOf(chosen), form: order }, chosen, quoteInput)
    const { fileName, content } = lines.upload
    const body = { ...order, fileName, content, ...settings.form }
    return confirmAndPlace({ kind: 'upload', form: body }, chosen, quoteInput)
  }

  return (
    <OrderFormLayout
      label={t('orderForm.title')}
      schema={addProblems<OrderForm | ReferralForm>(
        (many ? ReferralForm : OrderForm) as FormSchema<OrderForm | ReferralForm>,
        {
          ...inputs.problems,
          ...(many ? list.problems : { amount: amount.problem }),
          ...(chosen?.serviceType === 'AUTO_BOT' && {
            content: badLine?.code ?? (lines.problem ? 'uploadRequired' : null),
            ...settings.problems,
          }),
        },
      )}
      {...{ read, price, code }}
      onSubmit={submit}
      busy={lines.checking}
      action={t('orderForm.place')}
      promise={
        lines.upload && chosen
          ? t(`botStart.${chosen.billing}Promise`)
          : t('orderForm.promise', { count: DAYS_TO_BEGIN })
      }
      empty={badLine || many ? t('orderForm.summaryLines') : t('orderForm.summaryEmpty')}
    >
      {lost && <Alert tone="warning">{t('orderForm.cannotOrder')}</Alert>}
      <ServiceField
        title={t('orderForm.need')}
        filter={!forLinks && <KindSwitch kind={kind} onChange={(next) => choose({ type: next, service: null })} />}
        services={services.filter((service) => !kind || kindOf(service) === kind)}
        chosen={chosen}
        onChoose={(service) =>
          choose({ type: type && (service ? kindOf(service) : type), service: service?.id ?? null })
        }
      />
      {canList && (
        <SegmentedControl
          label={t('orderForm.howMany')}
          name="links"
          value={many ? 'many' : 'one'}
          hint={t(many ? 'orderForm.manyText' : 'orderForm.oneText')}
          options={[
            { value: 'one', label: t('orderForm.one') },
            { value: 'many', label: t('orderForm.many') },
          ]}
          onChange={(next) => change({ links: next === (forLinks ? 'many' : 'one') ? null : next })}
        />
      )}
      {many && <LinkList list={list} service={chosen} />}
      <Section
        title={t('orderForm.details')}
        action={
          draft.isBegun && (
            <Button size="sm" onClick={startOver}>
              {t('orderForm.startOver')}
            </Button>
          )
        }
      >
        <div className="flex flex-col gap-5">
          <InputFields inputs={inputs} />
          {!many && <AmountInput service={chosen} amount={amount} error={price.problems.amount} />}
          {chosen?.serviceType === 'AUTO_BOT' && (
            <LinesField
              lines={lines}
              later={chosen.billing === 'day' ? t('orderForm.linesHintDays') : t('orderForm.linesHint')}
            />
          )}
          {bot && <LineExample bot={bot} />}
          <SettingFields settings={settings} />
          <ContactFields kept={draft.draft} onKeep={draft.change} />
          <CodeField
            value={code}
            onChange={(discountCode) => {
              setCode(discountCode)
              draft.change({ discountCode })
            }}
            price={price}
          />
        </div>
      </Section>
      {dialog}
    </OrderFormLayout>
  )
}

/** The order type: that of the chosen service, or the one whose services are listed. */
function KindSwitch({ kind, onChange }: { kind: OrderKind | null; onChange: (kind: OrderKind | null) => void }) {
  const t = useTranslations()
  return (
    <SegmentedControl
      label={t('orderForm.kind')}
      name="kind"
      value={kind ?? 'all'}
      {...(kind && { hint: t(`orderForm.${kind}Text`) })}
      options={[
        { value: 'all', label: t('orderForm.allKinds') },
        ...orderKinds.map((value) => ({ value, label: t(`orderForm.${value}`) })),
      ]}
      onChange={(next) => onChange(next === 'all' ? null : next)}
    />
  )
}

/** Chooses the service of the draft where the address chooses nothing: back from the deposit, or another day. */
function useKeptService(
  services: readonly Service[],
  { draft }: KeptDraft,
  isNamed: boolean,
  change: (changes: { service: string }) => void,
): void {
  const kept = draft.service
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the page began with
  useEffect(() => {
    if (!isNamed && kept && services.some(({ id }) => id === kept)) change({ service: kept })
  }, [])
}

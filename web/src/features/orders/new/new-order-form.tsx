import type { Service } from '@runmart/contract/catalog'
import { DripForm } from '@runmart/contract/drips'
import { orders } from '@runmart/contract/orders'
import { OrderForm, ReferralForm } from '@runmart/contract/orders-forms'
import { DAYS_TO_BEGIN } from '@runmart/contract/orders-states'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { canSpread, SpreadFields, useSpread } from '#features/drips/index.ts'
import { useTranslations } from '#platform/language.tsx'
import { useApi } from '#platform/use-api.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { FormSchema } from '#ui/check-form.ts'
import { addProblems } from '#ui/form-problems.ts'
import { Section } from '#ui/section.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { OrderAgainList } from '../order-again-list.tsx'
import { kindOf, orderKinds } from '../order-kind.ts'
import { AmountInput, useAmount } from './amount-input.tsx'
import { LineExample, SettingFields, useBotSettings, useBots } from './bot-input.tsx'
import { ContactField, OptionalFields, readDetails } from './detail-fields.tsx'
import { InputFields } from './input-fields.tsx'
import { KindSwitch } from './kind-switch.tsx'
import { takesMany } from './limits.ts'
import { LinesField } from './lines-field.tsx'
import { LinkList, useLinkList } from './link-list.tsx'
import { OrderFormLayout } from './order-form-layout.tsx'
import { OrderFormSkeleton } from './order-form-page.tsx'
import { ServiceField } from './service-field.tsx'
import { useChosenService } from './use-chosen-service.ts'
import { useInputs } from './use-inputs.ts'
import { type OrderDraft, useOrderDraft } from './use-order-draft.ts'
import { usePlaceOrder } from './use-place-order.tsx'
import { usePrice } from './use-price.ts'
import { useRepeatedOrder } from './use-repeated-order.ts'
import { useUpload } from './use-upload.ts'

type Props = {
  services: readonly Service[]
  /** The page for lists of links: its services take lists, and the list comes first. */
  forLinks?: boolean
}

/** The order form for any service. It starts with the stored draft or with the order to repeat. */
export function NewOrderForm(props: Props) {
  const { id, isLoading, draft } = useRepeatedOrder()
  const [turn, setTurn] = useState(0)
  const [, setSearch] = useSearchParams()
  const startOver = () => {
    setSearch({}, { replace: true, preventScrollReset: true })
    setTurn(turn + 1)
  }
  if (isLoading) return <OrderFormSkeleton hasKinds />
  return <DraftForm key={`${turn} ${id}`} {...props} repeated={draft} startOver={startOver} />
}

type AnyForm = OrderForm | ReferralForm | DripForm
type DraftFormProps = Props & { repeated: OrderDraft | null; startOver: () => void }

function DraftForm({ services, forLinks = false, repeated, startOver }: DraftFormProps) {
  const t = useTranslations()
  const draft = useOrderDraft(repeated)
  const [began] = useState(draft.draft)
  const { chosen, found, lost, search, change } = useChosenService(services, draft.draft.service)
  const linked = linkedAmount(search)
  const type = orderKinds.find((it) => it === search.get('type')) ?? null
  const kind = found ? kindOf(found) : type
  const canList = forLinks ? !chosen || takesMany(chosen) : chosen !== null && takesMany(chosen)
  const hadList = Boolean(began.links) && began.service === chosen?.id
  const many = canList && (search.get('links') ?? (forLinks || hadList ? 'many' : 'one')) === 'many'
  const list = useLinkList(chosen, { text: draft.draft.links ?? '', keep: (links) => draft.change({ links }) })
  const inputs = useInputs(chosen, {
    hasLinks: many,
    kept: {
      values: draft.inputsOf(chosen?.id),
      keep: (values) => chosen && draft.changeFor(chosen.id, { inputs: values }),
    },
  })
  const [code, setCode] = useState(draft.draft.discountCode ?? '')
  const spread = useSpread({ typed: draft.draft, keep: draft.change })
  const isSpread = spread.isOn && !many && canSpread(chosen)
  const lines = useUpload(chosen?.id)
  const { data: bots } = useBots()
  const bot = bots?.items.find(({ id }) => id === chosen?.botId) ?? null
  // Without lines it is a pre-order; the customer enters its settings together with the lines.
  const settings = useBotSettings(lines.upload && bot)
  const { confirmAndPlace, dialog } = usePlaceOrder()
  const checked = lines.upload?.checked
  const badLine = checked?.invalid[0]
  const amount = useAmount(chosen, checked && chosen?.billing === 'unit' ? checked.valid : null, {
    text: linked ?? draft.amountOf(chosen?.id),
    keep: (text) => {
      if (chosen) draft.changeFor(chosen.id, { amount: text })
      // From here the draft holds the typed amount, also after a reload.
      if (linked !== undefined) change({ amount: null })
    },
  })
  const isReady = !badLine && !lines.checking
  const count = many ? list.count : amount.value
  const { runs } = spread.form
  const quoteInput = chosen &&
    isReady &&
    count !== null && { serviceId: chosen.id, amount: count, ...(isSpread && runs && { runs }) }
  const price = usePrice(quoteInput || null, isSpread ? '' : code)

  const choose = (next: { type: string | null; service: string | null }) => {
    lines.clear()
    // A draft without its service would choose the service again.
    if (!next.service) draft.change({ service: undefined, amount: undefined, inputs: undefined })
    else if (next.service !== draft.draft.service) draft.changeFor(next.service, {})
    change({ ...next, amount: null })
  }
  const read = (data: FormData) => ({
    serviceId: chosen?.id,
    ...(count !== null && { amount: count }),
    ...readDetails(data),
    ...inputs.form,
    ...(many && list.form()),
    ...(isSpread && spread.form),
    ...(chosen?.serviceType === 'AUTO_BOT' && !lines.upload && { preOrder: true }),
  })
  const submit = async (form: AnyForm) => {
    if (!chosen || !quoteInput) return null
    if ('everyMinutes' in form) return confirmAndPlace({ kind: 'drip', form }, chosen, quoteInput)
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
      schema={addProblems<AnyForm>((many ? ReferralForm : isSpread ? DripForm : OrderForm) as FormSchema<AnyForm>, {
        ...inputs.problems,
        ...(many ? list.problems : { amount: amount.problem }),
        ...(chosen?.serviceType === 'AUTO_BOT' && {
          content: badLine?.code ?? (lines.problem ? 'uploadRequired' : null),
          ...settings.problems,
        }),
      })}
      {...{ read, price, code }}
      onSubmit={submit}
      subject={chosen?.id ?? null}
      busy={lines.checking}
      action={t('orderForm.place')}
      promise={
        lines.upload && chosen
          ? t(`botStart.${chosen.billing}Promise`)
          : chosen?.stocked
            ? t('orderForm.stockPromise')
            : t('orderForm.promise', { count: DAYS_TO_BEGIN })
      }
      onDeposit={() => chosen && draft.changeFor(chosen.id, { amount: amount.text })}
      empty={badLine || (many && list.lines.length > 0) ? t('orderForm.summaryLines') : t('orderForm.summaryEmpty')}
    >
      {lost && <Alert tone="warning">{t('orderForm.cannotOrder')}</Alert>}
      <ServiceField
        title={t('orderForm.need')}
        filter={!forLinks && <KindSwitch kind={kind} onChange={(next) => choose({ type: next, service: null })} />}
        services={services.filter((service) => !kind || kindOf(service) === kind)}
        chosen={chosen}
        {...(forLinks ? { isFirst: isReferral } : { suggested: <Suggested services={services} /> })}
        onChoose={(service) =>
          choose({ type: type && (service ? kindOf(service) : type), service: service?.id ?? null })
        }
      />
      {canList && (
        <Card>
          <SegmentedControl
            label={t('orderForm.howMany')}
            name="links"
            value={many ? 'many' : 'one'}
            hint={t(many ? 'orderForm.manyText' : 'orderForm.oneText')}
            options={[
              { value: 'one', label: t('orderForm.one') },
              { value: 'many', label: t('orderForm.many') },
            ]}
            onChange={(next) => change({ links: next })}
          />
        </Card>
      )}
      {many && <LinkList list={list} service={chosen} />}
      <Section
        title={t('orderForm.details')}
        action={
          draft.isBegun && (
            <Button
              size="sm"
              onClick={() => {
                draft.drop()
                startOver()
              }}
            >
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
          <ContactField kept={draft.draft.contactInfo} onKeep={(contactInfo) => draft.change({ contactInfo })} />
          <OptionalFields
            note={draft.draft.note}
            onNote={(note) => draft.change({ note })}
            value={code}
            onChange={(discountCode) => {
              setCode(discountCode)
              draft.change({ discountCode })
            }}
            price={price}
            isWithoutCode={isSpread}
          />
          {!many && canSpread(chosen) && <SpreadFields spread={spread} />}
        </div>
      </Section>
      {dialog}
    </OrderFormLayout>
  )
}

const isReferral = ({ category }: Service) => category === 'referral'

/** The customer's last services that are among the given ones. */
function Suggested({ services }: { services: readonly Service[] }) {
  const t = useTranslations()
  const { data } = useApi(orders.again, {}, { localized: true })
  const items = (data?.items ?? []).filter(({ service }) => services.some(({ id }) => id === service.id))
  if (items.length === 0) return null
  return (
    <div className="border-b border-line">
      <h3 className="px-5 pt-4 pb-2 text-[13px] font-semibold text-ink">{t('dashboard.orderAgain')}</h3>
      <OrderAgainList items={items} className="border-t border-line sm:grid-cols-3" />
    </div>
  )
}

/** The amount that a service page puts into the address; undefined if it is not a valid one. */
function linkedAmount(search: URLSearchParams): string | undefined {
  const amount = search.get('amount') ?? ''
  return search.has('service') && /^\d{1,9}$/.test(amount) ? amount : undefined
}

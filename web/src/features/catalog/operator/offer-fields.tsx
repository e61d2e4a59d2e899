import type { OperatorService } from '@runmart/contract/catalog'
import { MAX_BRACKETS } from '@runmart/contract/catalog-brackets'
import { Plus, Trash2 } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { readAmount, readDecimal } from '#ui/read-amount.ts'
import { Section } from '#ui/section.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { Margin, marginOf } from './margin.tsx'
import type { DraftProps } from './service-draft.ts'
import { parseBrackets, readBrackets, type TypedBracket } from './typed-brackets.ts'
import { useServiceLabels } from './use-service-labels.ts'

/** The prices, limits and availability of a service. */
export function OfferFields({ draft, change, service }: DraftProps & { service: OperatorService | null }) {
  const t = useOperatorTranslations()
  const { label, options } = useServiceLabels()
  const number = (name: 'availability' | 'minAmount' | 'maxAmount' | 'warrantyDays', hint?: string) => (
    <TextField
      label={label(name)}
      name={name}
      value={draft[name]}
      onChange={(event) => change({ [name]: event.target.value })}
      inputMode="numeric"
      autoComplete="off"
      hint={hint}
      optional={name === 'availability' || name === 'warrantyDays'}
      inputClassName="tabular-nums"
    />
  )
  return (
    <Section title={t('operatorServices.offer')} description={t('operatorServices.offerIntro')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <AmountField
          label={t(draft.billing === 'day' ? 'operatorServices.priceDay' : 'operatorServices.priceUnit')}
          name="price"
          value={draft.price}
          onChange={(event) => change({ price: event.target.value })}
        />
        <Select
          label={label('status')}
          name="status"
          value={draft.status}
          options={options('status')}
          onValueChange={(value) => change({ status: value })}
        />
        <AmountField
          label={t(draft.billing === 'day' ? 'operatorServices.costDay' : 'operatorServices.cost')}
          name="cost"
          value={draft.cost}
          onChange={(event) => change({ cost: event.target.value })}
          inputMode="decimal"
          hint={
            <>
              {t('operatorServices.costHint')}{' '}
              <TypedMargin draft={draft} partnerShare={service?.partnerShare ?? null} />
            </>
          }
          optional
        />
        <Select
          label={label('visibility')}
          name="visibility"
          value={draft.visibility}
          options={options('visibility')}
          onValueChange={(value) => change({ visibility: value })}
          hint={t('operatorServices.visibilityHint')}
        />
        {draft.billing === 'unit' && (
          <Select
            label={label('unit')}
            name="unit"
            value={draft.unit}
            options={options('unit')}
            onValueChange={(value) => change({ unit: value })}
          />
        )}
        {number('minAmount')}
        {number('maxAmount')}
        {service?.stocked ? (
          <StockedAvailability service={service} />
        ) : (
          number('availability', t('operatorServices.availabilityHint'))
        )}
        {number('warrantyDays', t('operatorServices.warrantyHint'))}
      </div>
      <BracketFields draft={draft} change={change} />
    </Section>
  )
}

/** The margin at the lowest of the typed prices. */
function TypedMargin({ draft, partnerShare }: Pick<DraftProps, 'draft'> & { partnerShare: number | null }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const typed = (text: string) => readAmount(language, text) ?? Number.NaN
  const prices = [typed(draft.price), ...readBrackets(language, draft.brackets).map((it) => it.price ?? Number.NaN)]
  const price = Math.min(...prices)
  const cost = readDecimal(language, draft.cost) ?? null
  if (Number.isNaN(price) || typeof cost === 'number') return null
  const costs = { cost, partnerShare }
  if (marginOf(price, costs) === null) return null
  return (
    <span className="whitespace-nowrap">
      {t('operatorServices.margin')}: <Margin price={price} costs={costs} />
    </span>
  )
}

/** The availability of a service from stock: counted, not typed. */
function StockedAvailability({ service: { id, draft } }: { service: OperatorService }) {
  const t = useOperatorTranslations()
  const { label } = useServiceLabels()
  return (
    <TextField
      label={label('availability')}
      name="availability"
      value={draft.availability ?? ''}
      disabled
      hint={t('operatorStock.availabilityHint')}
      labelEnd={<TextLink to={operatorPaths.serviceTab(id, 'stock')}>{t('operatorStock.toStock')}</TextLink>}
      inputClassName="tabular-nums"
    />
  )
}

/** Prices by quantity: from an amount on, a unit price for the whole amount. */
function BracketFields({ draft, change }: DraftProps) {
  const t = useOperatorTranslations()
  const brackets = parseBrackets(draft.brackets)
  const save = (next: readonly TypedBracket[]) => change({ brackets: JSON.stringify(next) })
  const edit = (at: number, changes: Partial<TypedBracket>) =>
    save(brackets.map((it, index) => (index === at ? { ...it, ...changes } : it)))
  return (
    <fieldset className="mt-6 flex flex-col items-start gap-3 border-t border-line pt-5">
      <legend className="float-left text-[13px] font-semibold text-ink">{t('operatorServices.brackets')}</legend>
      <p className="clear-left text-[13px] text-ink-faint">{t('operatorServices.bracketsHint')}</p>
      {brackets.map((bracket, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: an unfinished row has no other key.
          key={at}
          className="flex w-full max-w-xl items-end gap-3"
        >
          <TextField
            label={t('operatorServices.bracketFrom', { nth: at + 1 })}
            name={`brackets.${at}.from`}
            value={bracket.from}
            onChange={(event) => edit(at, { from: event.target.value })}
            inputMode="numeric"
            autoComplete="off"
            className="min-w-0 flex-1"
            inputClassName="tabular-nums"
          />
          <AmountField
            label={t('operatorServices.bracketPrice', { nth: at + 1 })}
            name={`brackets.${at}.price`}
            value={bracket.price}
            onChange={(event) => edit(at, { price: event.target.value })}
            className="min-w-0 flex-1"
          />
          <IconButton
            label={t('operatorServices.bracketRemove', { nth: at + 1 })}
            onClick={() => save(brackets.filter((_, index) => index !== at))}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      ))}
      {brackets.length < MAX_BRACKETS && (
        <Button size="sm" icon={<Plus aria-hidden />} onClick={() => save([...brackets, { from: '', price: '' }])}>
          {t('operatorServices.bracketAdd')}
        </Button>
      )}
    </fieldset>
  )
}

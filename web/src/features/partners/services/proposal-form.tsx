import { billings, catalog, units } from '@runmart/contract/catalog'
import { type Language, languageNames, languages } from '@runmart/contract/languages'
import { partnerShare } from '@runmart/contract/partners'
import { type PartnerService, ProposalDraft, partnersServices } from '@runmart/contract/partners-services'
import { useNavigate } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { partnerPaths } from '#platform/partner-paths.ts'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { Form } from '#ui/form.tsx'
import { moneyText } from '#ui/money-text.ts'
import { readAmount } from '#ui/read-amount.ts'
import { Section } from '#ui/section.tsx'
import { Select } from '#ui/select.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useKeptDraft } from '#ui/use-kept-draft.ts'
import { type FieldProps, readTyped, toTyped } from './proposal-draft.ts'

type Props = { service: PartnerService | null; share: number }

/** The form for a proposed service. It keeps typed text while the partner visits other pages. */
export function ProposalForm({ service, share }: Props) {
  const { language } = useLanguage()
  const t = usePartnerTranslations()
  const navigate = useNavigate()
  const serviceId = service?.id ?? null
  const { act } = useAct(partnersServices.propose, { once: serviceId ?? 'new', untilFresh: true })
  const {
    draft: typed,
    change,
    discard,
  } = useKeptDraft({ key: `proposal ${serviceId}`, saved: toTyped(service), version: 1 })
  const submit = async (draft: ProposalDraft) => {
    const answer = await act({ body: { serviceId, draft } })
    if (answer.success) {
      discard()
      void navigate(partnerPaths.services)
    }
    return answer
  }
  return (
    <Form
      label={t(service ? 'partnerServices.changeTitle' : 'partnerServices.newTitle')}
      schema={ProposalDraft}
      read={() => readTyped(language, typed)}
      onSubmit={submit}
      className="flex flex-col gap-4"
    >
      <ProposalWords typed={typed} change={change} />
      <OfferFields typed={typed} change={change} isNew={!service} share={share} />
      <div>
        <SubmitButton className="max-sm:w-full">{t('partnerServices.send')}</SubmitButton>
      </div>
    </Form>
  )
}

/** The price, the limits and the promises of the offer, with the partner's part of the price. */
function OfferFields({ typed, change, isNew, share }: FieldProps & { isNew: boolean; share: number }) {
  const { language } = useLanguage()
  const t = usePartnerTranslations()
  const { data } = useApi(catalog.services, {}, { localized: true })
  const isByDay = typed.billing === 'day'
  const price = readAmount(language, typed.price)
  const number = (
    name: 'minAmount' | 'maxAmount' | 'deliveryHours' | 'warrantyDays',
    more: { hint?: string; optional?: boolean } = {},
  ) => (
    <TextField
      label={t(`partnerServices.${name}`)}
      name={name}
      value={typed[name]}
      onChange={(event) => change({ [name]: event.target.value })}
      inputMode="numeric"
      autoComplete="off"
      inputClassName="tabular-nums"
      {...more}
    />
  )
  return (
    <Section title={t('partnerServices.offer')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label={t('partnerServices.category')}
          name="category"
          value={typed.category || null}
          placeholder={t('partnerServices.chooseCategory')}
          options={(data?.categories ?? []).map(({ slug, name }) => ({ value: slug, label: name }))}
          onValueChange={(category) => change({ category })}
        />
        <Select
          label={t('partnerServices.billing')}
          name="billing"
          value={typed.billing}
          options={billings.map((value) => ({
            value: value as string,
            label: t(value === 'day' ? 'partnerServices.billingDay' : 'partnerServices.billingUnit'),
          }))}
          disabled={!isNew}
          hint={!isNew && t('partnerServices.billingFixed')}
          onValueChange={(billing) => change({ billing })}
        />
        {!isByDay && (
          <Select
            label={t('partnerServices.unit')}
            name="unit"
            value={typed.unit}
            options={units.map((value) => ({ value: value as string, label: t(`serviceUnits.${value}`) }))}
            onValueChange={(unit) => change({ unit })}
          />
        )}
        <AmountField
          label={t(isByDay ? 'partnerServices.priceDay' : 'partnerServices.price')}
          name="price"
          value={typed.price}
          onChange={(event) => change({ price: event.target.value })}
          hint={
            price !== undefined &&
            Number.isSafeInteger(price) &&
            price > 0 &&
            t('partnerServices.priceEarn', { sum: moneyText(language, partnerShare(price, share)) })
          }
        />
        {number('minAmount')}
        {number('maxAmount')}
        {number('deliveryHours', { hint: t('partnerServices.deliveryHint') })}
        {number('warrantyDays', { hint: t('partnerServices.warrantyHint'), optional: true })}
      </div>
    </Section>
  )
}

/** Name and description: the partner's own language first, the others folded unless they contain words. */
function ProposalWords({ typed, change }: FieldProps) {
  const { language } = useLanguage()
  const t = usePartnerTranslations()
  const others = languages.filter((it) => it !== language)
  const hasOthers = others.some((it) => typed[`texts.${it}.name`] || typed[`texts.${it}.description`])
  return (
    <Section title={t('partnerServices.words')} description={t('partnerServices.wordsText')}>
      <WordsFields of={language} typed={typed} change={change} />
      <details open={hasOthers} className="mt-5 border-t border-line pt-3">
        <summary className="min-h-6 cursor-pointer content-center rounded-sm text-[13px] font-semibold text-ink-soft pointer-coarse:min-h-11">
          {t('partnerServices.otherLanguages')}
        </summary>
        <div className="mt-4 grid gap-x-5 gap-y-7 lg:grid-cols-2">
          {others.map((it) => (
            <WordsFields key={it} of={it} typed={typed} change={change} />
          ))}
        </div>
      </details>
    </Section>
  )
}

function WordsFields({ of, typed, change }: FieldProps & { of: Language }) {
  const t = usePartnerTranslations()
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 text-[13px] font-bold text-ink-soft">{languageNames[of]}</legend>
      <TextField
        label={t('partnerServices.name')}
        name={`texts.${of}.name`}
        lang={of}
        value={typed[`texts.${of}.name`]}
        onChange={(event) => change({ [`texts.${of}.name`]: event.target.value })}
        limit={80}
        autoComplete="off"
      />
      <TextArea
        label={t('partnerServices.description')}
        name={`texts.${of}.description`}
        lang={of}
        value={typed[`texts.${of}.description`]}
        onChange={(event) => change({ [`texts.${of}.description`]: event.target.value })}
        rows={4}
        limit={1_000}
        hint={t('partnerServices.descriptionHint')}
      />
    </fieldset>
  )
}

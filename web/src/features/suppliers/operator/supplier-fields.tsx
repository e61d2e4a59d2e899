import { moneyText } from '@runmart/i18n/formats'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { CheckBox } from '#ui/check-box.tsx'
import { costText } from '#ui/cost-text.ts'
import { readDecimal } from '#ui/read-amount.ts'
import { TextField } from '#ui/text-field.tsx'
import type { TypedSupplier } from './typed-supplier.ts'

type Props = { typed: TypedSupplier; exists: boolean; onChange: (changes: Partial<TypedSupplier>) => void }

const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

/** The supplier's address, its currency and its call limit. */
export function SupplierFields({ typed, exists, onChange }: Props) {
  const t = useOperatorTranslations()
  const field = (name: Exclude<keyof TypedSupplier, 'repeatsSafely' | 'sellsWhileRefused'>) => ({
    name,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  const currency = typed.currency.trim().toUpperCase()
  return (
    <>
      <TextField
        {...field('name')}
        label={t('operatorSuppliers.name')}
        hint={t('operatorSuppliers.nameHint')}
        limit={60}
        autoComplete="off"
      />
      <TextField
        {...field('url')}
        {...plain}
        label={t('operatorSuppliers.url')}
        inputMode="url"
        limit={300}
        placeholder="https://panel.example/api/v2"
        inputClassName="font-mono text-[13px]"
      />
      <TextField
        {...field('key')}
        {...plain}
        label={t('operatorSuppliers.key')}
        hint={t(exists ? 'operatorSuppliers.keyKept' : 'operatorSuppliers.keyHint')}
        limit={200}
        optional={exists}
        inputClassName="font-mono text-[13px]"
      />
      <div className="grid items-start gap-x-3 gap-y-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <TextField
          {...field('currency')}
          {...plain}
          label={t('operatorSuppliers.currency')}
          limit={4}
          inputClassName="uppercase"
        />
        <TextField
          {...field('dongEach')}
          label={t('operatorSuppliers.rateUnit', { currency })}
          hint={<RateExample currency={currency} typed={typed.dongEach} />}
          inputMode="decimal"
          autoComplete="off"
          inputClassName="tabular-nums"
        />
      </div>
      <div className="grid items-start gap-x-3 gap-y-5 sm:grid-cols-2">
        <TextField
          {...field('callsAMinute')}
          label={t('operatorSuppliers.calls')}
          hint={t('operatorSuppliers.callsHint')}
          inputMode="numeric"
          autoComplete="off"
          inputClassName="tabular-nums"
        />
        <TextField
          {...field('lowBalance')}
          label={t('operatorSuppliers.low')}
          hint={t('operatorSuppliers.lowHint')}
          inputMode="decimal"
          autoComplete="off"
          inputClassName="tabular-nums"
        />
      </div>
      <CheckBox
        name="repeatsSafely"
        label={t('operatorSuppliers.repeats')}
        text={t('operatorSuppliers.repeatsText')}
        checked={typed.repeatsSafely}
        onChange={(repeatsSafely) => onChange({ repeatsSafely })}
      />
      <CheckBox
        name="sellsWhileRefused"
        label={t('operatorSuppliers.sellOn')}
        text={t('operatorSuppliers.sellOnText')}
        checked={typed.sellsWhileRefused}
        onChange={(sellsWhileRefused) => onChange({ sellsWhileRefused })}
      />
    </>
  )
}

/** The effective rate, so that a wrong separator or an extra zero is visible. */
function RateExample({ currency, typed }: { currency: string; typed: string }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const rate = readDecimal(language, typed)
  const sum = typeof rate === 'string' ? costText(language, rate) : moneyText(language, 26_000)
  return (
    <span className={typeof rate === 'string' ? 'font-semibold text-ink-soft tabular-nums' : undefined}>
      {t('operatorSuppliers.rateExample', { currency, sum })}
    </span>
  )
}

import { banks } from '@runmart/contract/deposits-banks'
import { DepositSettings, depositsOperator } from '@runmart/contract/deposits-operator'
import type { Saved } from '@runmart/contract/settings'
import { SettingsForm, SettingsPage } from '#features/settings/operator/index.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { moneyText } from '#ui/money-text.ts'
import { formatNumber, parseNumber } from '#ui/parse-number.ts'
import { percentText } from '#ui/percent-text.ts'
import { Section } from '#ui/section.tsx'
import { TextField } from '#ui/text-field.tsx'
import { BankFields } from './bank-fields.tsx'
import { type DraftProps, parseDraft, toDraft } from './settings-draft.ts'

/** The bank and Binance accounts for deposits, the exchange rate and the limits. */
export default function DepositSettingsPage() {
  const t = useOperatorTranslations()
  return (
    <SettingsPage
      title={t('operatorDepositSettings.title')}
      intro={t('operatorDepositSettings.intro')}
      endpoint={depositsOperator.settings}
      skeleton={['h-96', 'h-64', 'h-40']}
    >
      {(saved) => <DepositSettingsForm saved={saved} />}
    </SettingsPage>
  )
}

function DepositSettingsForm({ saved }: { saved: Saved<DepositSettings> }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const describe = (it: DepositSettings) => [
    { label: t('operatorDepositSettings.bankName'), text: banks[it.bankBin] ?? it.bankBin },
    { label: t('operatorDepositSettings.accountNumber'), text: it.bankAccountNumber },
    { label: t('operatorDepositSettings.accountName'), text: it.bankAccountName },
    { label: t('operatorDepositSettings.binanceId'), text: it.binanceId },
    { label: t('operatorDepositSettings.binanceOwner'), text: it.binanceOwner },
    {
      label: t('operatorDepositSettings.exchangeRate'),
      text: `${formatNumber(language, it.exchangeRate)}\u00a0₫`,
      number: Number(it.exchangeRate),
    },
    {
      label: t('operatorDepositSettings.minDeposit'),
      text: moneyText(language, it.minDeposit),
      number: it.minDeposit,
    },
    {
      label: t('operatorDepositSettings.wrongContent'),
      text: percentText(language, it.wrongContentPercent),
      number: it.wrongContentPercent,
    },
    {
      label: t('operatorDepositSettings.noticeLimit'),
      text: moneyText(language, it.noticeLimit),
      number: it.noticeLimit,
    },
  ]
  return (
    <SettingsForm
      label={t('operatorDepositSettings.title')}
      saved={saved}
      schema={DepositSettings}
      toDraft={toDraft}
      read={parseDraft}
      describe={describe}
      endpoint={depositsOperator.settings}
      save={depositsOperator.saveSettings}
    >
      {({ draft, change }) => (
        <>
          <BankFields draft={draft} change={change} />
          <BinanceFields draft={draft} change={change} />
          <LimitFields draft={draft} change={change} />
        </>
      )}
    </SettingsForm>
  )
}

/** The minimum deposit, and the sum above which a notice alone is not enough. */
function LimitFields({ draft, change }: DraftProps) {
  const t = useOperatorTranslations()
  return (
    <Section title={t('operatorDepositSettings.limits')} description={t('operatorDepositSettings.limitsIntro')}>
      <AmountField
        label={t('operatorDepositSettings.minDeposit')}
        name="minDeposit"
        value={draft.minDeposit}
        onChange={(event) => change({ minDeposit: event.target.value })}
        hint={t('operatorDepositSettings.minDepositHint')}
        className="sm:max-w-sm"
      />
      <AmountField
        label={t('operatorDepositSettings.noticeLimit')}
        name="noticeLimit"
        value={draft.noticeLimit}
        onChange={(event) => change({ noticeLimit: event.target.value })}
        hint={t('operatorDepositSettings.noticeLimitHint')}
        className="mt-5 sm:max-w-sm"
      />
    </Section>
  )
}

/** The Binance account that receives USDT, the exchange rate, and the fee for wrong content. */
function BinanceFields({ draft, change }: DraftProps) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const rate = parseNumber(language, draft.exchangeRate)
  return (
    <Section title={t('operatorDepositSettings.binance')} description={t('operatorDepositSettings.binanceIntro')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t('operatorDepositSettings.binanceId')}
          name="binanceId"
          value={draft.binanceId}
          onChange={(event) => change({ binanceId: event.target.value })}
          inputMode="numeric"
          autoComplete="off"
          inputClassName="tabular-nums"
        />
        <TextField
          label={t('operatorDepositSettings.binanceOwner')}
          name="binanceOwner"
          value={draft.binanceOwner}
          onChange={(event) => change({ binanceOwner: event.target.value })}
          autoComplete="off"
          limit={80}
        />
        <TextField
          label={t('operatorDepositSettings.exchangeRate')}
          name="exchangeRate"
          value={draft.exchangeRate}
          onChange={(event) => change({ exchangeRate: event.target.value })}
          hint={t('operatorDepositSettings.exchangeRateHint')}
          labelEnd={
            rate !== null && (
              <span className="font-semibold text-ink-soft tabular-nums">{`${formatNumber(language, rate)}\u00a0₫`}</span>
            )
          }
          inputMode="decimal"
          autoComplete="off"
          inputClassName="tabular-nums"
        />
        <TextField
          label={t('operatorDepositSettings.wrongContent')}
          name="wrongContentPercent"
          value={draft.wrongContentPercent}
          onChange={(event) => change({ wrongContentPercent: event.target.value })}
          hint={t('operatorDepositSettings.wrongContentHint')}
          inputMode="numeric"
          autoComplete="off"
          inputClassName="tabular-nums"
        />
      </div>
    </Section>
  )
}

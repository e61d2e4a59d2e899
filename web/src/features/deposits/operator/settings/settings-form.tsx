import { banks } from '@runmart/contract/deposits-banks'
import { DepositSettings, depositsOperator } from '@runmart/contract/deposits-operator'
import type { Saved } from '@runmart/contract/settings'
import { SettingsForm } from '#features/settings/operator/index.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { moneyText } from '#ui/money-text.ts'
import { formatNumber } from '#ui/parse-number.ts'
import { percentText } from '#ui/percent-text.ts'
import { Section } from '#ui/section.tsx'
import { BankFields } from './bank-fields.tsx'
import { BinanceFields } from './binance-fields.tsx'
import { type DraftProps, parseDraft, toDraft } from './settings-draft.ts'

/** Where customers send money, and what it is worth. */
export function DepositSettingsForm({ saved }: { saved: Saved<DepositSettings> }) {
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

/** What customers read before they send, and from which sum on a notice is not enough. */
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

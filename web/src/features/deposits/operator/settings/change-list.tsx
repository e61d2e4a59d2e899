import type { DepositSettings } from '@runmart/contract/deposits'
import { banks } from '@runmart/contract/deposits-banks'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { moneyText } from '#ui/money-text.ts'
import type { SettingName } from './draft.ts'

const labels = {
  bankBin: 'operatorDepositSettings.bankName',
  bankAccountNumber: 'operatorDepositSettings.accountNumber',
  bankAccountName: 'operatorDepositSettings.accountName',
  binanceId: 'operatorDepositSettings.binanceId',
  binanceOwner: 'operatorDepositSettings.binanceOwner',
  exchangeRate: 'operatorDepositSettings.exchangeRate',
  minDeposit: 'operatorDepositSettings.minDeposit',
} as const satisfies Record<SettingName, string>

type Props = { changes: readonly SettingName[]; before: DepositSettings; after: DepositSettings }

/** What will be other than it is: the new value, and the old one struck out before it is gone. */
export function ChangeList({ changes, before, after }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const shown = (name: SettingName, settings: DepositSettings) => {
    if (name === 'minDeposit') return moneyText(language, settings.minDeposit)
    if (name === 'bankBin') return banks[settings.bankBin] ?? settings.bankBin
    return settings[name]
  }
  const nothing = t('operatorDepositSettings.nothing')
  return (
    <span className="mt-4 flex flex-col divide-y divide-line rounded-lg border border-line">
      {changes.map((name) => (
        <span key={name} className="block px-3 py-2">
          <span className="block text-[13px] text-ink-faint">{t(labels[name])}</span>
          <span className="block font-semibold wrap-anywhere text-ink">{shown(name, after) || nothing}</span>
          <span className="block text-[13px] wrap-anywhere text-ink-faint">
            {t('operatorDepositSettings.was', { value: shown(name, before) || nothing })}
          </span>
        </span>
      ))}
    </span>
  )
}

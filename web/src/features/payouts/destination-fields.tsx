import { banks } from '@runmart/contract/deposits-banks'
import type { PayoutDestination } from '@runmart/contract/payouts'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'

const bankOptions = Object.entries(banks)
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => a.label.localeCompare(b.label))

type Props = {
  way: PayoutDestination['way']
  /** A prefix for the field names, for a destination inside a larger form. */
  prefix?: string
}

/** The payout's destination: a bank account or a Binance account. */
export function DestinationFields({ way, prefix = '' }: Props) {
  const t = useTranslations()
  const [bin, setBin] = useState<string | null>(null)
  const isBank = way === 'bank'
  return (
    <>
      {isBank && (
        <Select
          label={t('payouts.bankName')}
          name={`${prefix}bankBin`}
          placeholder={t('payouts.chooseBank')}
          options={bankOptions}
          value={bin}
          onValueChange={setBin}
        />
      )}
      <TextField
        key={way}
        label={isBank ? t('payouts.accountNumber') : t('payouts.binanceId')}
        name={`${prefix}account`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode={isBank ? 'text' : 'numeric'}
        inputClassName="tabular-nums"
      />
      <TextField
        label={isBank ? t('payouts.accountName') : t('payouts.owner')}
        name={`${prefix}accountName`}
        limit={80}
        autoComplete="off"
      />
    </>
  )
}

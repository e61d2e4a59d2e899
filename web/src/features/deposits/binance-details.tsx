import type { DepositInformation } from '@runmart/contract/deposits'
import { useTranslations } from '#platform/language.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Details } from '#ui/details.tsx'
import { ContentCode } from './content-code.tsx'

type Props = { crypto: NonNullable<DepositInformation['crypto']>; feePercent: number }

/** Where a Binance transfer goes and what must stand in it; every field copies. */
export function BinanceDetails({ crypto, feePercent }: Props) {
  const t = useTranslations()
  return (
    <div className="flex flex-col gap-3">
      <Details
        items={[
          {
            label: t('deposits.binanceId'),
            value: <span className="text-lg font-bold tabular-nums">{crypto.binanceId}</span>,
            action: <CopyButton text={crypto.binanceId} label={t('deposits.copyBinanceId')} />,
          },
          {
            label: t('deposits.owner'),
            value: crypto.owner,
            action: <CopyButton text={crypto.owner} label={t('deposits.copyOwner')} />,
          },
        ]}
      />
      <ContentCode
        label={t('deposits.note')}
        hint={t('deposits.noteHint', { percent: feePercent })}
        content={crypto.content ?? ''}
      />
    </div>
  )
}

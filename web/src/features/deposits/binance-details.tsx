import type { DepositInformation } from '@runmart/contract/deposits'
import { useSay } from '#platform/language.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Details } from '#ui/details.tsx'
import { ContentCode } from './content-code.tsx'

type Props = { crypto: NonNullable<DepositInformation['crypto']>; feePercent: number }

/** Where a Binance transfer goes and what must stand in it; every field copies. */
export function BinanceDetails({ crypto, feePercent }: Props) {
  const say = useSay()
  return (
    <div className="flex flex-col gap-3">
      <Details
        items={[
          {
            label: say('deposits.binanceId'),
            value: <span className="text-lg font-bold tabular-nums">{crypto.binanceId}</span>,
            action: <CopyButton text={crypto.binanceId} label={say('deposits.copyBinanceId')} />,
          },
          {
            label: say('deposits.owner'),
            value: crypto.owner,
            action: <CopyButton text={crypto.owner} label={say('deposits.copyOwner')} />,
          },
        ]}
      />
      <ContentCode
        label={say('deposits.note')}
        hint={say('deposits.noteHint', { percent: feePercent })}
        content={crypto.content ?? ''}
      />
    </div>
  )
}

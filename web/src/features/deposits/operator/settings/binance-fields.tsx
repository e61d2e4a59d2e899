import { useOperatorSay } from '#platform/operator-voice.ts'
import { Section } from '#ui/section.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { DraftProps } from './draft-props.ts'

/** The Binance account that receives USDT, and what one is worth. */
export function BinanceFields({ draft, onType }: DraftProps) {
  const say = useOperatorSay()
  return (
    <Section title={say('depositSettings.binance')} description={say('depositSettings.binanceIntro')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={say('depositSettings.binanceId')}
          name="binanceId"
          value={draft.binanceId}
          onChange={(event) => onType('binanceId', event.target.value)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          inputClassName="tabular-nums"
        />
        <TextField
          label={say('depositSettings.binanceOwner')}
          name="binanceOwner"
          value={draft.binanceOwner}
          onChange={(event) => onType('binanceOwner', event.target.value)}
          autoComplete="off"
          maxLength={80}
        />
        <TextField
          label={say('depositSettings.exchangeRate')}
          name="exchangeRate"
          value={draft.exchangeRate}
          onChange={(event) => onType('exchangeRate', event.target.value)}
          hint={say('depositSettings.exchangeRateHint')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          inputClassName="tabular-nums"
        />
      </div>
    </Section>
  )
}

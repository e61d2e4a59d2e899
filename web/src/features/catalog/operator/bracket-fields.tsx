import { MAX_BRACKETS } from '@runmart/contract/catalog-brackets'
import { Plus, Trash2 } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { DraftProps } from './service-draft.ts'
import { parseBrackets, type TypedBracket } from './typed-brackets.ts'

/** Prices by quantity: from an amount on, the price of each of the whole amount. */
export function BracketFields({ draft, change }: DraftProps) {
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a row that is being typed has no other
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

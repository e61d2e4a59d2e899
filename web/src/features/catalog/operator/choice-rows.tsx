import { languages } from '@runmart/contract/languages'
import { MAX_CHOICES } from '@runmart/contract/orders-fields'
import { Plus, Trash2 } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { blankChoice, type TypedField } from './typed-fields.ts'

type Choices = TypedField['choices']
type Props = { choices: Choices; name: string; onChange: (choices: Choices) => void }

/** The choices of a field: the value that programs send, and a label in each language. */
export function ChoiceRows({ choices, name, onChange }: Props) {
  const t = useOperatorTranslations()
  const changeAt = (at: number, values: Partial<Choices[number]>) =>
    onChange(choices.map((it, index) => (index === at ? { ...it, ...values } : it)))
  return (
    <div className="flex flex-col items-start gap-3 sm:col-span-2">
      {choices.map(({ value, labels }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an unfinished choice has no other key.
        <div key={at} className="flex w-full items-end gap-2">
          <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-4">
            <TextField
              label={t('operatorServices.choiceValue', { nth: at + 1 })}
              name={`${name}.${at}.value`}
              value={value}
              onChange={(event) => changeAt(at, { value: event.target.value })}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              inputClassName="font-mono text-[13px]"
            />
            {languages.map((language) => (
              <TextField
                key={language}
                label={`${t('operatorServices.choiceLabel', { nth: at + 1 })} · ${language}`}
                name={`${name}.${at}.labels.${language}`}
                lang={language}
                value={labels[language]}
                onChange={(event) => changeAt(at, { labels: { ...labels, [language]: event.target.value } })}
                limit={60}
                autoComplete="off"
              />
            ))}
          </div>
          <IconButton
            label={t('operatorServices.choiceRemove', { nth: at + 1 })}
            onClick={() => onChange(choices.filter((_, index) => index !== at))}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      ))}
      {choices.length < MAX_CHOICES && (
        <Button size="sm" icon={<Plus aria-hidden />} onClick={() => onChange([...choices, blankChoice])}>
          {t('operatorServices.choiceAdd')}
        </Button>
      )}
    </div>
  )
}

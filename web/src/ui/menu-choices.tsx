import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { menuItemStyles } from './menu-styles.ts'

type Option<V extends string> = { value: V; label: string; lang?: string }
type Props<V extends string> = { label: string; value: V; options: readonly Option<V>[]; onChange: (value: V) => void }

/** One of a few, inside a menu. */
export function MenuChoices<V extends string>({ label, value, options, onChange }: Props<V>) {
  return (
    <Base.RadioGroup aria-label={label} value={value} onValueChange={(next) => onChange(next as V)}>
      {options.map((option) => (
        <Base.RadioItem
          key={option.value}
          value={option.value}
          closeOnClick
          lang={option.lang}
          className={menuItemStyles}
        >
          <span className="flex-1">{option.label}</span>
          <Base.RadioItemIndicator>
            <Check aria-hidden className="!text-brand" />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  )
}

import { Check, Minus } from 'lucide-react'

type Props = {
  label: string
  checked: boolean
  /** Only some of the rows are selected. */
  isSome?: boolean
  /** `range`: the user held Shift. */
  onToggle: (range: boolean) => void
}

export function RowBox({ label, checked, isSome = false, onToggle }: Props) {
  return (
    <label className="relative z-1 grid size-8 cursor-pointer place-items-center pointer-coarse:size-11">
      <input
        ref={(box) => {
          if (box) box.indeterminate = isSome
        }}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && Boolean(nativeEvent.shiftKey))}
        className="peer sr-only"
      />
      <span
        aria-hidden
        className="grid size-4 place-items-center rounded-[4px] border border-field bg-surface text-transparent peer-checked:border-brand peer-checked:bg-brand peer-checked:text-on-brand peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand dark:bg-raised"
      >
        {isSome ? <Minus className="size-3 text-ink" strokeWidth={3} /> : <Check className="size-3" strokeWidth={3} />}
      </span>
    </label>
  )
}

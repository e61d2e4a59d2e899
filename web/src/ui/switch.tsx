type Props = { label: string; checked: boolean; onChange: (checked: boolean) => void }

/** On or off, at once. Its label is only read aloud; the surroundings name it on screen. */
export function Switch({ label, checked, onChange }: Props) {
  return (
    <label className="relative inline-grid h-7 w-11 cursor-pointer place-items-center pointer-coarse:h-11">
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-checked={checked}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="peer sr-only"
      />
      <span
        aria-hidden
        className="flex h-5.5 w-9.5 rounded-full border border-field bg-sunken p-0.5 transition-colors peer-checked:border-brand peer-checked:bg-brand peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand dark:bg-raised [&>span]:bg-ink-faint peer-checked:[&>span]:translate-x-4 peer-checked:[&>span]:bg-on-brand"
      >
        <span className="size-4 rounded-full transition-transform" />
      </span>
    </label>
  )
}

type Props = { steps: readonly { title: string; text: string }[]; className: string }

export function NumberedSteps({ steps, className }: Props) {
  return (
    <ol className={className}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className="flex gap-3">
          <span
            aria-hidden
            className="grid size-6 shrink-0 place-items-center rounded-full border border-line-strong text-xs font-bold text-ink-faint"
          >
            {index + 1}
          </span>
          <div className="min-w-0">
            <p className="mt-0.5 font-semibold text-ink">{title}</p>
            <p className="mt-1 text-[13px] text-pretty text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

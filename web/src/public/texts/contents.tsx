import type { Heading } from './text.ts'

/** The headings of a text as links, those of the second rank further in. */
export function Contents({ headings }: { headings: Heading[] }) {
  return (
    <ol className="border-l border-line">
      {headings.map(({ id, text, depth }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={`-ml-px flex min-h-8 items-center border-l border-transparent py-1.5 text-[13px]/5 text-ink-soft transition-colors hover:border-brand hover:text-ink pointer-coarse:min-h-11 ${depth > 2 ? 'pl-7' : 'pl-4'}`}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}

import type { Language } from '@runmart/contract/languages'

type Link = { href: string; text: string; language?: Language; isHere?: boolean }

/** Links of one kind at the end of a page. */
export function FooterGroup({ title, links }: { title: string; links: Link[] }) {
  return (
    <div>
      <h2 className="text-[13px] font-bold text-ink">{title}</h2>
      <ul className="mt-2">
        {links.map(({ href, text, language, isHere }) => (
          <li key={href}>
            <a
              href={href}
              hrefLang={language}
              lang={language}
              aria-current={isHere ? 'page' : undefined}
              className="inline-flex min-h-8 items-center text-[13px] text-ink-soft hover:text-ink hover:underline aria-[current]:text-ink-faint pointer-coarse:min-h-11"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

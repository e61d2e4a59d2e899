import { paths } from '../../platform/paths.ts'
import { Logo } from '../../ui/logo.tsx'
import { usePlace } from '../use-place.ts'

/** The end of the public pages. */
export function PublicFooter() {
  const { say } = usePlace()
  const links = [
    { href: paths.login(), text: say('site.signIn') },
    { href: paths.register, text: say('site.register') },
    { href: '/api/docs', text: say('site.apiDocs') },
  ]
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-5 px-4 py-8 sm:px-6">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Logo />
          <p className="text-[13px] text-ink-faint">{say('site.footer')}</p>
        </div>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {links.map((link) => (
            <li key={link.href}>
              <a
                href={link.href}
                className="inline-flex min-h-6 items-center text-[13px] font-semibold text-ink-soft hover:text-ink pointer-coarse:min-h-11"
              >
                {link.text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}

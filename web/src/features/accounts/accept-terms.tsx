import { useSay } from '#platform/language.tsx'

/** What creating an account agrees to. */
export function AcceptTerms() {
  const say = useSay()
  return (
    <p className="text-[13px] text-pretty text-ink-faint">
      {say('accounts.acceptTerms', { terms: say('accounts.terms'), privacy: say('accounts.privacy') })}
    </p>
  )
}

import { buttonLook } from '#ui/button-look.ts'
import { inputLook } from '#ui/input-look.ts'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { publicLinks } from '../frame/public-links.ts'
import { usePlace } from '../use-place.ts'

/** Asks for the newsletter: a plain form, answered by the server with a page. */
export function NewsletterForm() {
  const { language, say } = usePlace()
  return (
    <form method="post" action="/newsletter" className="w-full max-w-md">
      <label htmlFor="newsletter-email" className="text-[13px] font-semibold text-ink">
        {say('siteNewsletter.email')}
      </label>
      <div className="mt-1.5 flex gap-2 max-sm:flex-col">
        <input
          id="newsletter-email"
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          aria-describedby="newsletter-note"
          className={inputLook}
        />
        <button type="submit" className={buttonLook('primary', 'md', 'h-10')}>
          {say('siteNewsletter.subscribe')}
        </button>
      </div>
      <input type="hidden" name="language" value={language} />
      {/* People never see this field; programs that fill in every form do, and are told by it. */}
      <div className="hidden" aria-hidden>
        <label>
          {say('siteNewsletter.trap')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p id="newsletter-note" className="mt-3 text-[13px]/5 text-pretty text-ink-faint">
        <LinkedSentence
          sentence={say('siteNewsletter.note', { privacy: '‹privacy›' })}
          parts={{
            privacy: (
              <a
                href={publicLinks(language).privacy}
                className="font-semibold whitespace-nowrap text-ink-soft underline hover:text-ink"
              >
                {say('siteNewsletter.privacy')}
              </a>
            ),
          }}
        />
      </p>
    </form>
  )
}

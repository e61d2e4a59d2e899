import { buttonStyles } from '#ui/button-styles.ts'
import { inputStyles } from '#ui/input-styles.ts'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { publicLinks } from '../frame/public-links.ts'
import { usePlace } from '../use-place.ts'

/** Asks for the newsletter: a plain form, answered by the server with a page. */
export function NewsletterForm() {
  const { language, t } = usePlace()
  return (
    <form method="post" action="/newsletter" className="w-full max-w-md">
      <label htmlFor="newsletter-email" className="text-[13px] font-semibold text-ink">
        {t('siteNewsletter.email')}
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
          className={inputStyles}
        />
        <button type="submit" className={buttonStyles('primary', 'md', 'h-10')}>
          {t('siteNewsletter.subscribe')}
        </button>
      </div>
      <input type="hidden" name="language" value={language} />
      {/* People never see this field; programs that fill in every form do, and are told by it. */}
      <div className="hidden" aria-hidden>
        <label>
          {t('siteNewsletter.trap')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p id="newsletter-note" className="mt-3 text-[13px]/5 text-pretty text-ink-faint">
        <LinkedSentence
          sentence={t('siteNewsletter.note', { privacy: '‹privacy›' })}
          parts={{
            privacy: (
              <a
                href={publicLinks(language).privacy}
                className="font-semibold whitespace-nowrap text-ink-soft underline hover:text-ink"
              >
                {t('siteNewsletter.privacy')}
              </a>
            ),
          }}
        />
      </p>
    </form>
  )
}

import { buttonStyles } from '@runmart/web/ui/button-styles.ts'
import { inputStyles } from '@runmart/web/ui/input-styles.ts'
import { LinkedSentence } from '@runmart/web/ui/linked-sentence.tsx'
import { publicLinks } from '#site/frame/links.ts'
import { usePage } from '#site/page-context.ts'

/** Subscribes to the newsletter: a plain form, which the server answers with a page. */
export function NewsletterForm() {
  const { language, t } = usePage()
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
          autoComplete="email"
          aria-describedby="newsletter-note"
          className={inputStyles}
        />
        <button type="submit" className={buttonStyles('primary', 'md', 'h-10')}>
          {t('siteNewsletter.subscribe')}
        </button>
      </div>
      <input type="hidden" name="language" value={language} />
      {/* People never see this field; programs that fill in every form do, and reveal themselves by it. */}
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

export function NewsletterSection() {
  const { t } = usePage()
  return (
    <section id="newsletter" className="border-t border-line bg-surface">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-14 sm:px-6 lg:grid-cols-2 lg:gap-16 lg:py-20">
        <div>
          <h2 className="text-2xl font-extrabold tracking-[-0.02em] text-ink">{t('siteNewsletter.title')}</h2>
          <p className="mt-2 text-base text-pretty text-ink-soft">{t('siteNewsletter.text')}</p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  )
}
